import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { api } from '../api/api'
import type { AppThunk } from '../store/types'
import type { Job, JobLog } from './jobLog'
import { withLock } from './locks'
import { retryNeeded } from './retries'

interface JobContext<T extends Job> {
  /** False if a reload, a logout or a failure has interrupted it. */
  isFirstTry: boolean
  /** Saves the job's progress, before its next request. */
  save: (job: T) => Promise<void>
}

type Run = AppThunk<Promise<boolean>>

/** A kind of job, as a feature defines it. */
export interface JobKind {
  /** False for a job of another kind, of a later version, or a damaged one. */
  matches: (job: Job) => boolean
  /** Undefined for a job of another kind. */
  run: (job: Job, isFirstTry: boolean, save: (job: Job) => Promise<void>) => Run | undefined
}

/**
 * Defines a kind of job by the schema of its saved state and a function that finishes the job: it
 * compares the state with the backend and sends the missing requests. It resolves to true once
 * nothing is left to do, and to false if it has to be retried.
 */
export function jobKind<T extends Job>(
  schema: v.GenericSchema<unknown, T>,
  run: (job: T, context: JobContext<T>) => Run,
): JobKind {
  const matches = (job: Job): job is T => v.is(schema, job)
  return {
    matches,
    run: (job, isFirstTry, save) => (matches(job) ? run(job, { isFirstTry, save }) : undefined),
  }
}

interface JobState {
  job: Job
  status: 'running' | 'waiting'
  /** How often it has failed on this page. */
  failures: number
}

/** The jobs that this page has started or resumed. */
export const jobsSlice = createSlice({
  name: 'jobs',
  initialState: (): Record<string, JobState> => ({}),
  reducers: {
    /** It's saved, and its next request follows. */
    saved: (jobs, { payload: job }: PayloadAction<Job>) => {
      jobs[job.id] = { job, status: 'running', failures: jobs[job.id]?.failures ?? 0 }
    },
    /** It has to be tried again. */
    failed: (jobs, { payload: job }: PayloadAction<Job>) => {
      jobs[job.id] = { job, status: 'waiting', failures: (jobs[job.id]?.failures ?? 0) + 1 }
    },
    finished: (jobs, { payload: { id } }: PayloadAction<Job>) =>
      Object.fromEntries(Object.entries(jobs).filter(([other]) => other !== id)),
  },
  extraReducers: (builder) => {
    builder.addCase(api.util.resetApiState, () => ({}))
  },
})

const { saved, failed, finished } = jobsSlice.actions

declare module '../store/types' {
  interface RootState extends WithSlice<typeof jobsSlice> {}
  interface Services {
    jobLog: JobLog
    /** Their code is needed only by shoppers who have an unfinished job. */
    loadJobKinds: () => Promise<readonly JobKind[]>
    /** The email of the signed-in shopper, or null. */
    selectUserKey: (state: RootState) => string | null
  }
}

/** Runs a job; resolves to true once it has ended. */
function runJob(kind: JobKind, known: Job, isFirstTry: boolean): Run {
  return (dispatch, getState, { jobLog, selectUserKey }) => {
    const isSignedIn = () => selectUserKey(getState()) === known.user
    const save = async (job: Job) => {
      await jobLog.save(job)
      if (isSignedIn()) dispatch(saved(job))
    }
    // The name of earlier versions, of which a tab may be open.
    return withLock(`frond.operation.${known.id}`, async () => {
      // Read again: another tab may have finished it.
      const { jobs, isComplete } = await jobLog.listForUser(known.user)
      const job = jobs.find(({ id }) => id === known.id)
      if (!job || !isSignedIn()) return !job && isComplete
      if (!isFirstTry) dispatch(saved(job))
      const run = kind.run(job, isFirstTry, save)
      const isOver = run !== undefined && (await dispatch(run))
      if (isOver) await jobLog.remove(job)
      if (isSignedIn()) dispatch(isOver ? finished(job) : failed(job))
      return isOver
    })
  }
}

/** Saves a job and then runs it; resolves once a reload can't lose it. */
export function startJob(kind: JobKind, job: Job): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { jobLog }) => {
    await jobLog.save(job)
    dispatch(saved(job))
    void dispatch(runJob(kind, job, true)).then((isOver) => {
      if (!isOver) dispatch(retryNeeded())
    })
  }
}

/**
 * Resumes the shopper's jobs, of all kinds or of some; resolves to true if none is left, and to false
 * if that isn't known.
 */
export function resumeJobs(only?: readonly JobKind[]): Run {
  return async (dispatch, getState, { jobLog, loadJobKinds, selectUserKey }) => {
    const user = selectUserKey(getState())
    if (user === null) return true
    const { jobs, isComplete } = await jobLog.listForUser(user)
    if (jobs.length === 0) return isComplete
    // Without their code, they wait for the next retry.
    const kinds = only ?? (await loadJobKinds().catch(() => undefined))
    if (!kinds) return false
    const results = await Promise.all(
      jobs.flatMap((job) => {
        const kind = kinds.find(({ matches }) => matches(job))
        return kind ? dispatch(runJob(kind, job, false)) : []
      }),
    )
    return isComplete && results.every(Boolean)
  }
}
