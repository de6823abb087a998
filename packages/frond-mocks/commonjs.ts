/** Both entries in one, for `require`: they must share one copy of MSW, which is bundled there. */
export * from './index'
export * from './node'
