import { expect, test } from '@jest/globals'
import { demoAccount } from '@/mocks/interface/demoAccount'
import { redactInPlace } from './redaction'

const home = {
  _id: 'home',
  name: 'Asha Rao',
  mobile: '9845012345',
  pincode: '560038',
  locality: 'Bengaluru',
  state: 'Karnataka',
  address: '27, Neem House',
}

test('passwords, tokens and addresses are redacted at any depth, and nothing else', () => {
  const call = {
    user: { email: demoAccount.email, password: demoAccount.password, address: [home] },
    encodedToken: 'a.b.c',
    headers: [{ Authorization: 'a.b.c' }],
    auth: { authToken: null },
    state: 'pending',
  }
  redactInPlace(call)
  const redacted = '«redacted»'
  const parts = {
    name: redacted,
    mobile: redacted,
    pincode: redacted,
    locality: redacted,
    state: redacted,
    address: redacted,
  }
  expect(call).toEqual({
    user: { email: demoAccount.email, password: redacted, address: [{ _id: 'home', ...parts }] },
    encodedToken: redacted,
    headers: [{ Authorization: redacted }],
    auth: { authToken: null },
    state: 'pending',
  })
})

test('an incomplete address is redacted, too', () => {
  const body = { name: 'Asha Rao', mobile: '9845012345' }
  redactInPlace(body)
  expect(JSON.stringify(body)).not.toMatch(/Asha|98450/)
})

test('public data isn’t searched', () => {
  const catalogue = { products: [{ password: 'Moss' }] }
  redactInPlace(catalogue, (value) => 'products' in value)
  expect(catalogue.products).toEqual([{ password: 'Moss' }])
})
