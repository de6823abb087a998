/** Stands in for hoist-non-react-statics in the build (vite.config.ts): copies no statics. */
export default function hoistNothing<TTarget>(target: TTarget): TTarget {
  return target
}
