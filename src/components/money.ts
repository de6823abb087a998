/**
 * ₹1,20,000: whole rupees, grouped as in India. Not by `Intl.NumberFormat`, whose first use loads the
 * browser's tables of all languages: 50 ms of a start-up on a slow machine (docs/performance.md).
 */
export function formatRupees(amount: number): string {
  const digits = String(Math.round(Math.abs(amount))).replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,')
  return `${amount < 0 ? '-' : ''}₹${digits}`
}
