/** Shared by the rows of `lists` and of their calls. */
import * as v from 'valibot'
import { ofOwner, ofOwnerWithBody } from './calls'

export interface ListToasts {
  added?: string
  notAdded?: string
  removed?: string
  notRemoved?: string
}

export interface ListCalls {
  read: string
  add: string
  remove: string
  /** Changes a quantity by one. */
  step?: string
}

export interface List {
  /** RTK Query's tag of the list, which other tabs are told when it changes. */
  tag: string
  /** An item, as messages to developers call it. */
  label: string
  /** An item as the storefront shows it. */
  item: v.GenericSchema<unknown, { _id: string }>
  stored: v.GenericSchema
  /**
   * Fields that only this list's items have, if they're private: Redux DevTools and the mock's
   * panel then show nothing of an object with one of them but its `_id`.
   */
  sensitiveFields: readonly string[]
  /** Its calls, by their names in `listCalls`. */
  calls: ListCalls
  /** The toasts (Spec §8). A result without one is only logged. */
  toasts: ListToasts
}

/**
 * A list as the storefront reads it: damaged items are left out and logged, and the others stay
 * usable.
 */
export function listOf<TSchema extends v.GenericSchema>(schema: TSchema, label: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.flatMap((item): v.InferOutput<TSchema>[] => {
        const result = v.safeParse(schema, item)
        if (result.success) return [result.output]
        console.warn(`A damaged ${label} was left out:`, v.flatten(result.issues))
        return []
      }),
    ),
  )
}

/** A list in responses. Items of products that the catalogue doesn't have may lack fields. */
export const storedList = <TList extends List>({ item, stored }: TList) =>
  v.array(v.union<[TList['item'], TList['stored']]>([item, stored]))

/** An object with one field. Its key is computed, so it has no literal type. */
function only<TField extends string, TSchema extends v.GenericSchema>(
  field: TField,
  schema: TSchema,
): v.ObjectSchema<Record<TField, TSchema>, undefined>
function only(field: string, schema: v.GenericSchema): v.GenericSchema {
  return v.object({ [field]: schema })
}

/** Shared by the rows of a list's calls, which all respond with the whole list. */
export function callsOf<TField extends string, TList extends List>(field: TField, list: TList) {
  const response = only(field, storedList(list))
  const clientSchema = only(field, listOf<TList['item']>(list.item, list.label))
  return {
    read: { method: 'get', ...ofOwner, response, clientSchema },
    add: { method: 'post', ...ofOwnerWithBody, status: 201, response, clientSchema },
    change: { method: 'post', ...ofOwnerWithBody, status: 200, response },
    remove: { method: 'delete', ...ofOwner, response, clientSchema },
  } as const
}
