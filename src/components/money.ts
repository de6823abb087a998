const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
})

/** ₹1,20,000: whole rupees, grouped as in India. */
export function formatRupees(amount: number): string {
  return rupees.format(amount)
}
