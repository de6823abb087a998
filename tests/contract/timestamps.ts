import * as v from 'valibot'

/** `YYYY-MM-DDTHH:mm:ssZ` with a numeric offset. */
export const timestampFormat = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/

const StampedSchema = v.looseObject({ createdAt: v.string(), updatedAt: v.string() })

/** The timestamps of the entries of a reply's list. */
export function stampsOf(body: unknown, list: string) {
  return v.parse(v.object({ [list]: v.array(StampedSchema) }), body)[list] ?? []
}
