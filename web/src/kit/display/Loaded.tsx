import type { ReactNode } from 'react'
import type { ApiError } from '@/api/answer'
import { lowerFirst } from '@/api/labels'
import { useClock } from './clock'
import { Failure, FieldBoundary, MISSING_SECTION } from './Failure'
import { FieldsSkeleton, useWaiting } from './Skeletons'
import { shortTime } from './times'

/** What a call gave so far, as RTK Query's hooks tell it. */
export interface Call<Data> {
  readonly data?: Data | undefined
  /** Of what is asked for now, where that can change. */
  readonly currentData?: Data | undefined
  readonly error?: unknown
  /** When `data` came, by the browser's clock. */
  readonly fulfilledTimeStamp?: number | undefined
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

export const dataOf = <Data,>(call: Call<Data>): Data | undefined =>
  'currentData' in call ? call.currentData : call.data

/** Beside what could not be read again: of when it is, why, and how to try again. */
export function StaleNote({ call }: { readonly call: Call<unknown> }) {
  const { timezone, now } = useClock()
  const { error, refetch, fulfilledTimeStamp } = call
  if (!error || (error as ApiError).kind === 'signedOut') return null
  const came = fulfilledTimeStamp === undefined ? null : now() - (Date.now() - fulfilledTimeStamp)
  return (
    <p role="status" className="kit-stale">
      {came !== null && <strong>As of {shortTime(came, timezone)}.</strong>}{' '}
      {(error as ApiError).messages[0]}{' '}
      <button type="button" className="kit-link" onClick={refetch}>
        Try again
      </button>
    </p>
  )
}

interface LoadedProps<Data> {
  /** What is loaded: `The bank accounts`. */
  readonly what: string
  readonly call: Call<Data>
  /** The shape of what will come. */
  readonly skeleton?: ReactNode
  readonly children: (data: Data) => ReactNode
}

/** What a call gave; until then its shape, or why it failed and the way to try again. */
export function Loaded<Data>(props: LoadedProps<Data>) {
  const { what, call, skeleton = <FieldsSkeleton />, children } = props
  const { error, isFetching, refetch } = call
  const data = dataOf(call)
  const waiting = useWaiting(isFetching && data === undefined)
  if (data !== undefined) {
    return (
      <>
        <StaleNote call={call} />
        <FieldBoundary of={data} instead={MISSING_SECTION}>
          {() => children(data)}
        </FieldBoundary>
      </>
    )
  }
  if (error && !isFetching) {
    return (
      <Failure doing={`loading ${lowerFirst(what)}`} error={error as ApiError} onRetry={refetch} />
    )
  }
  return waiting ? skeleton : null
}

interface LoadedItemsProps<Item> {
  /** What is loaded: `The bank accounts`. */
  readonly what: string
  readonly call: Call<{ readonly items: readonly Item[] }>
  /** Stands in place of none. */
  readonly empty: string
  readonly children: (items: readonly Item[]) => ReactNode
}

/** The items that a call gave, or that there are none. */
export const LoadedItems = <Item,>({ empty, children, ...loaded }: LoadedItemsProps<Item>) => (
  <Loaded {...loaded}>
    {({ items }) => (items.length === 0 ? <p role="status">{empty}</p> : children(items))}
  </Loaded>
)
