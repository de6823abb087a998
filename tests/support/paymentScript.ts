import { fireEvent, waitFor } from '@testing-library/react'
import { installPaymentStandIn } from '../../src/mocks/handlers/paymentStandIn'

/** The provider's script as the shop has asked for it; jsdom loads no external scripts. */
function awaitScript(): Promise<HTMLScriptElement> {
  return waitFor(() => {
    const script = [...document.scripts].find(({ src }) => src.endsWith('/checkout.js'))
    if (!script) throw new Error('The shop has not asked for the payment script.')
    return script
  })
}

/** Lets the payment script arrive, with the backend's stand-in for the provider in it. */
export async function deliverPaymentScript(): Promise<void> {
  const script = await awaitScript()
  installPaymentStandIn(window)
  fireEvent.load(script)
}

/** Lets the payment script fail to load. */
export async function losePaymentScript(): Promise<void> {
  fireEvent.error(await awaitScript())
}
