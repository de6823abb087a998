import { http, HttpResponse, type RequestHandler } from 'msw'
import { API_PREFIX } from '../../contract/calls'
import type { Product } from '../../contract/entities'
import type { FaultSetting, MockSettings, PaymentEnd } from '../interface/controls'
import { callFails } from '../scenarios/callFails'
import {
  paymentIsDeclined,
  paymentIsDismissed,
  paymentScriptFails,
  paymentSucceeds,
} from '../scenarios/paymentEnds'

const payments: Record<PaymentEnd, (() => RequestHandler) | undefined> = {
  asks: undefined,
  paid: paymentSucceeds,
  dismissed: paymentIsDismissed,
  declined: paymentIsDeclined,
  unavailable: paymentScriptFails,
}

/** Handlers for the scenarios in the settings, to be used before the backend's own. */
export function overridesFor(
  settings: MockSettings,
  largeCatalogue: (size: number) => Promise<readonly Product[]>,
  onFault: (setting: FaultSetting) => void,
): RequestHandler[] {
  const overrides = settings.faults.map((setting) =>
    callFails(setting.call, setting.fault, {
      times: setting.times,
      onFail: () => {
        onFault(setting)
      },
    }),
  )
  const payment = payments[settings.payment]
  if (payment) overrides.push(payment())
  if (settings.catalogue > 9)
    overrides.push(
      http.get(`*${API_PREFIX}/products`, async () => {
        const products = await largeCatalogue(settings.catalogue)
        return HttpResponse.json({ products })
      }),
    )
  return overrides
}
