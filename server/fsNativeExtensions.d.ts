/** The package ships no types; this is the function that the server uses. */
declare module 'fs-native-extensions' {
  /** Locks an open file. Returns `false` if another process holds the lock. */
  export function tryLock(fd: number): boolean
}
