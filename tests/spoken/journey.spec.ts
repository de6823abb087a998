import { test } from './fixtures'
import { narrate } from './narrate'

test('a journey by keyboard says each step once', async ({ shop, desktop }) => {
  const { tab, open, pressOn } = shop
  const step = narrate(desktop.speech)
  const button = (name: string | RegExp) => tab.getByRole('button', { name })
  const link = (name: string | RegExp) => tab.getByRole('link', { name })

  await step('Open the listing', /^Finished loading Frond \| Showing All Products/, () =>
    open('/productlisting', 'Monstera Deliciosa'),
  )
  await step('Space on Cacti', /2 plants: Cacti/, () =>
    pressOn(tab.getByRole('checkbox', { name: 'Cacti' }), 'space'),
  )
  await step('Enter on a heart, as a visitor', /^Please login to add product to wishlist/, () =>
    pressOn(button('Wishlist Bunny Ear Cactus'), 'Return'),
  )
  await step('Enter on Login', /^Finished|Login heading level 1|Email/, () =>
    pressOn(link('Login'), 'Return'),
  )
  await step(
    'Enter on Login with test credentials',
    /^Login with test credentials push button/,
    () => pressOn(button('Login with test credentials'), 'Return'),
  )
  await step('Enter on the Login button', /^Login Successful/, () =>
    pressOn(button('Login'), 'Return'),
  )
  await step('Enter on Add to cart', /^Product added to cart/, () =>
    pressOn(
      tab
        .getByRole('article', { name: 'Golden Barrel Cactus' })
        .getByRole('button', { name: /^Add to cart/ }),
      'Return',
    ),
  )
  await step('Enter on the picture of a plant', /Bunny Ear Cactus.* dialog/, () =>
    pressOn(link('View Bunny Ear Cactus'), 'Return'),
  )
  await step('Enter on Next plant', /^Golden Barrel Cactus, 2 of 2/, () =>
    pressOn(button(/^Next plant/), 'Return'),
  )
  await step('Escape', /View .* link/, () => desktop.press('Escape'))
  await step('Enter on the cart', /My Cart heading level 1/, () =>
    pressOn(link(/^Cart,/), 'Return'),
  )
  await step('Enter on plus', /^Quantity 2/, () =>
    pressOn(button(/^Increase quantity of/), 'Return'),
  )
  await step('Enter on Remove', /^Golden Barrel Cactus removed/, () =>
    pressOn(button(/^Remove .* from cart/), 'Return'),
  )
  await step('Enter on Undo', /^Product added to cart/, () => pressOn(button(/^Undo/), 'Return'))
})
