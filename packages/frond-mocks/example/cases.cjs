const assert = require('node:assert/strict')

/**
 * The tests of another project, for any runner: `runner` has `test` and its hooks, `mocks` and `node`
 * are the package's two entries, in the module format that the runner loads.
 */
exports.testWith = ({ runner, mocks, node }) => {
  const { test, beforeAll, afterEach, afterAll } = runner
  const { cartAddFails, delay, demoAccount, http, HttpResponse, plants, sessionExpires } = mocks
  const { createTestBackend } = node

  const quote = http.get('*/api/quotes/:id', async ({ params }) => {
    await delay(1)
    // As any server that pages of another origin call.
    const headers = { 'access-control-allow-origin': '*' }
    return HttpResponse.json({ quote: params.id }, { headers })
  })
  const backend = createTestBackend({ handlers: [quote] })
  beforeAll(() => backend.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => backend.reset())
  afterAll(() => backend.close())

  const call = (method, path, { token, body } = {}) =>
    fetch(`https://shop.example/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: body && JSON.stringify(body),
    })
  const read = async (path, token) => (await call('GET', path, { token })).json()
  const add = (token, product = plants[0]) =>
    call('POST', '/user/cart', { token, body: { product } })
  const login = async () => {
    const reply = await call('POST', '/auth/login', { body: demoAccount })
    assert.equal(reply.status, 200)
    return (await reply.json()).encodedToken
  }
  const linesOf = async (token) => (await read('/user/cart', token)).cart.length

  test('a client logs in and fills its cart', async () => {
    const token = await login()
    assert.equal((await add(token)).status, 201)
    const { cart } = await read('/user/cart', token)
    assert.equal(cart[0]._id, plants[0]._id)
    assert.equal(cart[0].qty, 1)
  })

  test('the next test starts with an empty cart', async () => {
    assert.equal(await linesOf(await login()), 0)
  })

  const failsOnce = cartAddFails(503, { times: 1 })
  for (const round of ['first', 'second'])
    test(`a scenario that fails once does so in the ${round} test that uses it`, async () => {
      const token = await login()
      backend.server.use(failsOnce)
      assert.equal((await add(token)).status, 503)
      assert.equal((await add(token)).status, 201)
    })

  test('a session expires', async () => {
    const token = await login()
    backend.server.use(sessionExpires())
    assert.equal((await add(token)).status, 401)
  })

  test('a project has handlers of its own beside the backend', async () => {
    assert.equal((await read('/quotes/7')).quote, '7')
    backend.server.use(http.get('*/api/quotes/:id', () => HttpResponse.error()))
    await assert.rejects(read('/quotes/7'))
    assert.equal((await read('/products')).products.length, plants.length)
  })

  for (const round of ['changes', 'finds nothing changed of'])
    test(`a test ${round} the objects of the package`, async () => {
      const { user, token } = await backend.signUp({ firstName: 'Meera' })
      assert.equal(await linesOf(token), 0)
      user.cart.push({ _id: 'never-added' })
      const stored = await backend.store.get(user.email)
      stored.cart.push({ _id: 'never-added' })
      stored.firstName = 'Nobody'
      assert.equal((await backend.store.get(user.email)).firstName, 'Meera')
      assert.equal(await linesOf(token), 0)

      const demo = await backend.store.get(demoAccount.email)
      assert.equal(demo.address.length, 1)
      demo.address[0].name = 'Nobody'
      const again = await backend.store.get(demoAccount.email)
      assert.equal(again.address[0].name, 'Asha Rao')
      assert.throws(() => Object.assign(plants[0], { name: 'Nothing' }), TypeError)
      assert.throws(() => Object.assign(mocks.users[0].address[0], { name: 'X' }), TypeError)
    })

  test('the backend’s own catalogue and users are copies', async () => {
    const catalogue = [{ ...plants[0], name: 'Fern' }]
    const users = [{ ...mocks.users[0], firstName: 'Meera' }]
    const other = createTestBackend({ plants: catalogue, users })
    catalogue[0].name = 'Moss'
    users[0].firstName = 'Nobody'
    assert.equal((await other.store.get(demoAccount.email)).firstName, 'Meera')
    backend.close()
    other.listen()
    try {
      assert.equal((await read('/products')).products[0].name, 'Fern')
    } finally {
      other.close()
      backend.listen()
    }
  })

  test('only one backend listens at a time', () => {
    assert.throws(() => createTestBackend().listen(), /Another test backend is listening/)
  })

  test('a payment ends without a browser', async () => {
    const page = globalThis.window ?? globalThis
    const restore = mocks.installPayment(page, 'paid')
    const { razorpay_payment_id: id } = await new Promise((handler, ondismiss) => {
      new page.Razorpay({ handler, modal: { ondismiss } }).open()
    })
    assert.match(id, /^pay_/)
    restore()
    assert.equal('Razorpay' in page, false)
  })
}
