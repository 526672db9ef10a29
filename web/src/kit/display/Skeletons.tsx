import { useEffect, useState } from 'react'
import './Skeletons.css'

const PATIENCE_MS = 150

/** True once `busy` has lasted 150 ms: nothing flickers for what is quick. */
export function useLasting(busy: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!busy) return
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [busy])
  return busy && lasting
}

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
