/**
 * ₹1,20,000: whole rupees with Indian digit grouping. `Intl.NumberFormat` isn't used, because its
 * first call loads locale data, which takes 50 ms at startup on a slow machine
 * (docs/performance.md).
 */
export function formatRupees(amount: number): string {
  const digits = String(Math.round(Math.abs(amount))).replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,')
  return `${amount < 0 ? '-' : ''}₹${digits}`
}
