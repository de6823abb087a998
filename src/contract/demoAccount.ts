/** The account that 'Login with test credentials' fills in, and that the mock is seeded with. */
export const demoAccount = {
  email: 'asha.rao@frond.example',
  password: 'Monsoon-Fern-24',
} as const
