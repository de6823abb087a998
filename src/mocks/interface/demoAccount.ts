/** The mock's seeded account, which 'Login with test credentials' fills in. */
export const demoAccount = {
  email: 'asha.rao@frond.example',
  password: 'Monsoon-Fern-24',
} as const
