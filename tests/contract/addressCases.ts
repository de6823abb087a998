import * as v from 'valibot'
import { ACCOUNT_FULL } from '@/contract/messages'
import type { ContractCase } from './kit'
import { stampsOf, timestampFormat } from './timestamps'

const home = {
  _id: 'home',
  name: 'Meera Iyer',
  mobile: '9840012345',
  address: '8, Lotus Court, TTK Road',
  pincode: '600018',
  locality: 'Chennai',
  state: 'Tamil Nadu',
}
const office = { ...home, _id: 'office', address: '3rd floor, Tidel Park' }

const Ids = v.object({ address: v.array(v.object({ _id: v.string() })) })

export const addressCases: ContractCase[] = [
  {
    name: 'an address is saved with 201, the full list, and both timestamps',
    run: async ({ signUp, get, post, expect }) => {
      const { token } = await signUp()
      await post('/user/address', { address: home }, token)
      const { status, body } = await post('/user/address', { address: office }, token)
      expect(status).toBe(201)
      expect(body).toMatchObject({ address: [home, office] })
      const [, added] = stampsOf(body, 'address')
      expect(added?.createdAt).toMatch(timestampFormat)
      expect(added?.updatedAt).toBe(added?.createdAt)
      expect(await get('/user/addresses', token)).toEqual({ status: 200, body })
    },
  },
  {
    name: 'an address posted without _id, or with an empty one, is given one',
    run: async ({ signUp, post, expect }) => {
      const { token } = await signUp()
      const { _id, ...fields } = home
      await post('/user/address', { address: fields }, token)
      const { body } = await post('/user/address', { address: { ...fields, _id: '' } }, token)
      const ids = v.parse(Ids, body).address.map((address) => address._id)
      expect(ids).toHaveLength(2)
      expect(ids).not.toEqual([_id, _id])
      expect(new Set([...ids, '']).size).toBe(3)
    },
  },
  {
    name: 'editing replaces the address, keeps its _id and createdAt, and refreshes updatedAt',
    run: async ({ signUp, post, aSecondLater, expect }) => {
      const { token } = await signUp()
      await post('/user/address', { address: office }, token)
      const before = await post('/user/address', { address: { ...home, tag: 'Home' } }, token)
      await aSecondLater()
      const sent = {
        ...home,
        _id: 'elsewhere',
        name: 'M. Iyer',
        createdAt: '1999-01-01T00:00:00+00:00',
      }
      const { status, body } = await post('/user/address/edit/home', { address: sent }, token)
      expect(status).toBe(200)
      expect(body).toMatchObject({ address: [office, { _id: 'home', name: 'M. Iyer' }] })
      const [, added] = stampsOf(before.body, 'address')
      const [, edited] = stampsOf(body, 'address')
      expect(edited).not.toHaveProperty('tag')
      expect(edited?.createdAt).toBe(added?.createdAt)
      expect(edited?.updatedAt).not.toBe(added?.updatedAt)
      expect(edited?.updatedAt).toMatch(timestampFormat)
    },
  },
  {
    name: 'editing an unknown id answers 200 and the unchanged list',
    run: async ({ signUp, post, expect }) => {
      const { token } = await signUp()
      const { body } = await post('/user/address', { address: home }, token)
      const reply = await post('/user/address/edit/elsewhere', { address: office }, token)
      expect(reply).toEqual({ status: 200, body })
    },
  },
  {
    name: 'an address is deleted with 200 and the remaining list; an unknown id changes nothing',
    run: async ({ signUp, post, del, expect }) => {
      const { token } = await signUp()
      await post('/user/address', { address: home }, token)
      const { body } = await post('/user/address', { address: office }, token)
      expect(await del('/user/address/elsewhere', token)).toEqual({ status: 200, body })
      const { status, body: rest } = await del('/user/address/home', token)
      expect(status).toBe(200)
      expect(rest).toMatchObject({ address: [office] })
      expect(stampsOf(rest, 'address')).toHaveLength(1)
    },
  },
  {
    name: 'any text is taken as it is: no format is asked of mobile and pincode',
    run: async ({ signUp, post, expect }) => {
      const { token } = await signUp()
      const odd = { ...home, mobile: 'call me', pincode: '🌿'.repeat(5000), state: '<b>x</b>' }
      const { status, body } = await post('/user/address', { address: odd }, token)
      expect(status).toBe(201)
      expect(body).toMatchObject({ address: [odd] })
    },
  },
  {
    name: 'an account takes 300,000 characters at most: then 422, until something is removed',
    run: async ({ signUp, get, post, del, expect }) => {
      const { token } = await signUp()
      const add = (_id: string) =>
        post('/user/address', { address: { ...home, _id, address: 'x'.repeat(140_000) } }, token)
      expect((await add('first')).status).toBe(201)
      expect((await add('second')).status).toBe(201)
      expect(await add('third')).toEqual({ status: 422, body: { errors: [ACCOUNT_FULL] } })
      const { body } = await get('/user/addresses', token)
      expect(body).toMatchObject({ address: [{ _id: 'first' }, { _id: 'second' }] })
      expect((await del('/user/address/first', token)).status).toBe(200)
      expect((await add('third')).status).toBe(201)
    },
  },
]
