import { useEffect, useState } from 'react'
import './Skeletons.css'

const PATIENCE_MS = 150

/** Whether the skeleton of a page stands whose code is yet to come. */
let pageStands = false

interface Lasting {
  readonly already?: boolean
  readonly patienceMs?: number
}

/** True once `busy` has lasted a moment: nothing flickers for what is quick. */
export function useDelayedTrue(
  busy: boolean,
  { already = false, patienceMs = PATIENCE_MS }: Lasting = {},
): boolean {
  const [lasting, setLasting] = useState(busy && already)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLasting(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [busy, patienceMs])
  return busy && lasting
}

/** Whether a skeleton is due: after a moment, or at once where it takes over from its page's. */
export const useWaiting = (busy: boolean): boolean => useDelayedTrue(busy, { already: pageStands })

const lines = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

interface RowsSkeletonProps {
  readonly rows?: number
  readonly columns?: number
}

/** The shape of a table while its first page is loading. */
export function RowsSkeleton({ rows = 12, columns = 6 }: RowsSkeletonProps) {
  return (
    <div className="kit-skeleton" role="status" aria-label="Loading">
      {lines(rows).map((row) => (
        <div key={row} className="kit-skeleton-row">
          {lines(columns).map((column) => (
            <span key={column} className="kit-skeleton-bar" />
          ))}
        </div>
      ))}
    </div>
  )
}

/** The shape of a record's facts while it is loading. */
export function FieldsSkeleton({ rows = 8 }: { readonly rows?: number }) {
  return <RowsSkeleton rows={rows} columns={2} />
}

/** The shape of a page, shown only when its code takes longer than a moment. */
export function PageSkeleton() {
  const waiting = useDelayedTrue(true)
  useEffect(() => {
    pageStands = waiting
    return () => {
      pageStands = false
    }
  }, [waiting])
  return waiting ? <RowsSkeleton /> : null
}
