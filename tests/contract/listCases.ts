import * as v from 'valibot'
import { lists } from '@/contract/lists'
import type { ContractCase } from './kit'
import { sampleOf } from './samples'

const Items = v.array(v.looseObject({ _id: v.string() }))

/** The cases of each list, derived from its row and the sample of the call that adds to it. */
export const listCases: ContractCase[] = Object.entries(lists).map(([field, { calls }]) => ({
  name: `what is added to ${field} is read back, and is no longer there once it's removed`,
  run: async ({ signUp, get, post, del, expect }) => {
    const { token } = await signUp()
    const [read, add, remove] = [sampleOf(calls.read), sampleOf(calls.add), sampleOf(calls.remove)]
    const added = await post(add.path, add.body, token)
    expect(added.status).toBe(201)
    expect(await get(read.path, token)).toEqual({ status: 200, body: added.body })
    const [item] = v.parse(v.object({ [field]: Items }), added.body)[field] ?? []
    const path = remove.row.path.replace(/:\w+/, item?._id ?? '')
    expect(await del(path, token)).toEqual({ status: 200, body: { [field]: [] } })
  },
}))
