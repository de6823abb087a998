/**
 * Resolves to a script's result in the page, or, if another document has replaced the page
 * meanwhile, to the reason as text. The caller then asks again.
 */
export async function whileLoading<Result>(
  script: () => Promise<Result>,
): Promise<Result | string> {
  try {
    return await script()
  } catch (error) {
    return String(error)
  }
}
