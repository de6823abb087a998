/** The path that the shop is served under, with both slashes; index.html has it from the build. */
const base =
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['base']) ?? '/'

/**
 * The name of a stored value, a database, a channel or a lock. Two shops under different paths of one
 * origin share none of them.
 */
export const storedName = (name: string) => `${base.slice(1)}frond.${name}`
