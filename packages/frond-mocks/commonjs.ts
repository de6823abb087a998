/** Both entries for `require`. They're one file because they must share the bundled copy of MSW. */
export * from './index'
export * from './node'
