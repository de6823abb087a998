/**
 * What a script finds in the page; for one that was cut off because another document has taken the
 * page's place, the reason as text. To be asked again.
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
