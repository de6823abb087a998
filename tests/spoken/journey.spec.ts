import { test } from './fixtures'
import { heading, narrate } from './narrate'

test('a journey by keyboard says each step once, from the listing to the receipt', async ({
  shop,
  desktop,
}) => {
  const { tab, open, pressOn } = shop
  const step = narrate(desktop.speech)
  const enterOn = (role: string, name: string | RegExp) => () =>
    pressOn(tab.getByRole(role, { name }), 'Return')

  // Firefox's own window is announced with the first page.
  await open('/', 'Let something grow on you.')
  await step('Open the listing', /^Finished loading Frond \| Showing All Products/, () =>
    open('/productlisting', 'Monstera Deliciosa'),
  )
  await step('Space on Cacti', /2 plants: Cacti$/, () =>
    pressOn(tab.getByRole('checkbox', { name: 'Cacti' }), 'space'),
  )
  await step(
    'Enter on the heart of a plant, as a visitor',
    /Please login to add product to wishlist/,
    enterOn('button', 'Wishlist Bunny Ear Cactus'),
  )
  await step('Enter on Login', heading('Login'), enterOn('link', 'Login'))
  await step(
    'Enter on Login with test credentials',
    /^Login with test credentials push button/,
    enterOn('button', 'Login with test credentials'),
  )
  await step(
    'Enter on the Login button',
    [/Login Successful/, heading('Showing All Products'), /Product added to wishlist/],
    enterOn('button', 'Login'),
  )
  await step('Enter on Add to cart', /Product added to cart/, () =>
    pressOn(
      tab
        .getByRole('article', { name: 'Golden Barrel Cactus' })
        .getByRole('button', { name: /^Add to cart/ }),
      'Return',
    ),
  )
  await step(
    'Enter on the picture of a plant',
    [/^Bunny Ear Cactus dialog$/, /^Close push button\.$/],
    enterOn('link', 'View Bunny Ear Cactus'),
  )
  await step('Enter on Next plant', /^Golden Barrel Cactus/, enterOn('button', /^Next plant/))
  await step('Escape', /^View .* link\.$/, () => desktop.press('Escape'))
  await step('Enter on Go to cart', heading('My Cart'), enterOn('link', /^Go to cart/))
  await step('Enter on plus', /Quantity 2/, enterOn('button', /^Increase quantity of/))
  await step(
    'Enter on Remove',
    /Golden Barrel Cactus removed/,
    enterOn('button', /^Remove .* from cart/),
  )
  await step('Enter on Undo', /Product added to cart/, enterOn('button', /^Undo/))
  await step('Enter on Place Order', heading('Order Summary'), enterOn('button', 'Place Order'))
  await step(
    'Enter on Add new address',
    [/^Add new address dialog$/, /^Name entry Asha Rao required\.$/],
    enterOn('button', 'ADD NEW ADDRESS'),
  )
  await step(
    'Enter on Save, with empty fields',
    [/All fields are mandatory/, /Enter a mobile number\./],
    enterOn('button', 'Save'),
  )
  await step('Escape from the form', /^ADD NEW ADDRESS push button\.$/, () =>
    desktop.press('Escape'),
  )
  await step(
    'Enter on Place Order in the order summary',
    [/^Pay ₹.* push button\.$/, /^Test payment\.$/],
    enterOn('button', 'Place Order'),
  )
  await step('Enter on Cancel', /^Place Order push button\.$/, enterOn('button', 'Cancel'))
  await step(
    'Enter on Place Order again',
    [/^Pay ₹.* push button\.$/, /^Test payment\.$/],
    enterOn('button', 'Place Order'),
  )
  await step('Enter on Pay', heading('Order placed successfully!!'), enterOn('button', /^Pay ₹/))
})
