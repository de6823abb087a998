import * as v from 'valibot'

/**
 * A list as the storefront reads it: damaged entries are left out and logged, and the others stay
 * usable.
 */
export function listOf<TSchema extends v.GenericSchema>(schema: TSchema, what: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) =>
      entries.flatMap((entry): v.InferOutput<TSchema>[] => {
        const result = v.safeParse(schema, entry)
        if (result.success) return [result.output]
        console.warn(`A damaged ${what} was left out:`, v.flatten(result.issues))
        return []
      }),
    ),
  )
}
