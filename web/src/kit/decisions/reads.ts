import { useEffect, useMemo, useState } from 'react'
import { shallowEqual, useDispatch, useSelector } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { useEventCallback } from '../useEventCallback'

/** A generated endpoint of a read, from an area's `api.endpoints`. */
interface ReadEndpoint {
  readonly initiate: Initiate
  // biome-ignore lint/suspicious/noExplicitAny: a selector of the store's state
  readonly select: (arg: any) => (state: any) => ReadResult
  readonly Types: { readonly QueryArg: unknown; readonly ResultType: unknown }
}

interface ReadOptions {
  readonly subscribe?: boolean
  /** True, or how many seconds old an answer may be. */
  readonly forceRefetch: true | number
}

// biome-ignore lint/suspicious/noExplicitAny: stands for the argument of every endpoint, and its thunk
type Initiate = (arg: any, options: ReadOptions) => any

interface ReadResult {
  readonly status: string
  readonly data?: unknown
  readonly error?: unknown
  /** When `data` came, by the browser's clock. */
  readonly fulfilledTimeStamp?: number | undefined
}

/** One read, ready to be asked. */
export interface Read<Data> {
  readonly endpoint: ReadEndpoint
  readonly arg: unknown
  /** A platform may lack it: what it would answer is then undefined. */
  readonly isOptional?: boolean
  /** What it answers; only a type. */
  readonly data?: Data
}

export const read = <E extends ReadEndpoint>(
  endpoint: E,
  arg: E['Types']['QueryArg'],
): Read<E['Types']['ResultType']> => ({ endpoint, arg })

/** One read of an assumed call, which a platform may not have. */
export const readIfOffered = <E extends ReadEndpoint>(
  endpoint: E,
  arg: E['Types']['QueryArg'],
): Read<E['Types']['ResultType'] | undefined> => ({ endpoint, arg, isOptional: true })

/** How a platform answers a call that it does not have. */
const NOT_OFFERED: ReadonlySet<number> = new Set([404, 405, 501])

const isMissing = ({ isOptional }: Read<unknown>, { status, error }: ReadResult): boolean =>
  isOptional === true &&
  status === 'rejected' &&
  NOT_OFFERED.has((error as ApiError | undefined)?.http ?? 0)

/** What is known before a decision: the record as it is, the facts with their warnings, and whatever else it shows. */
export interface Known {
  readonly record: { readonly revision: number }
  /** Undefined where the platform tells none. */
  readonly facts?: object | undefined
}

/** The reads that tell it. */
export type Reads<K extends Known> = { readonly [Name in keyof K]: Read<K[Name]> }

/** So old may be what was read ahead. */
const AHEAD_SECONDS = 30

export interface ReadState<K extends Known> {
  /** All of it, as it was last read; undefined until it was read. */
  readonly known: K | undefined
  readonly isReading: boolean
  /** Why it could not be read, or not again: nothing is decided by what is known meanwhile. */
  readonly error: ApiError | undefined
  readonly readAgain: () => void
}

/** Reads all of it when the dialog opens, unless that was done just before, and follows it from there. */
export function useReads<K extends Known>(given: Reads<K>): ReadState<K> {
  const dispatch = useDispatch()
  const [reads] = useState(given as Readonly<Record<string, Read<unknown>>>)
  const [oldest] = useState(() => Date.now() - AHEAD_SECONDS * 1000)
  const ask = useEventCallback((options: ReadOptions) =>
    Object.values(reads).map(({ endpoint, arg }) => dispatch(endpoint.initiate(arg, options))),
  )
  useEffect(() => {
    const subscriptions = ask({ forceRefetch: AHEAD_SECONDS })
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [ask])
  const selectors = useMemo(
    () => Object.values(reads).map(({ endpoint, arg }) => endpoint.select(arg)),
    [reads],
  )
  const results = useSelector((state) => selectors.map((select) => select(state)), shallowEqual)
  const asked = Object.entries(reads).map(([name, each], at) => {
    const result = results[at] as ReadResult
    return { name, ...result, isMissing: isMissing(each, result) }
  })
  const told = asked.filter((each) => !each.isMissing)
  const isFresh = told.every(({ fulfilledTimeStamp = 0 }) => fulfilledTimeStamp >= oldest)
  const failed = told.find(({ status }) => status === 'rejected')
  const isReading =
    results.some(({ status }) => status === 'pending' || status === 'uninitialized') ||
    (!failed && !isFresh)
  return {
    known: isFresh
      ? (Object.fromEntries(
          asked.map((each) => [each.name, each.isMissing ? undefined : each.data]),
        ) as unknown as K)
      : undefined,
    isReading,
    error: isReading ? undefined : (failed?.error as ApiError | undefined),
    readAgain: () => void ask({ subscribe: false, forceRefetch: true }),
  }
}
