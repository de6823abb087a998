interface ImportMetaEnv {
  /** Where a real backend answers, e.g. `https://shop.example/api`; the mock is used when unset. */
  readonly VITE_API_URL?: string
  /** Milliseconds by which the mock backend delays each reply; 400 when unset (Spec §9). */
  readonly VITE_MOCK_LATENCY_MS?: string
  /** The payment provider's public key; the mock stands in for the provider when unset. */
  readonly VITE_RAZORPAY_KEY_ID?: string
  /** Where Core Web Vitals are sent, e.g. `https://vitals.example/report`; nowhere when unset. */
  readonly VITE_VITALS_URL?: string
}

declare namespace NodeJS {
  interface ProcessEnv {
    /** Vite replaces `process.env.NODE_ENV`, written exactly so; a browser has no `process`. */
    readonly NODE_ENV?: string
  }
}
