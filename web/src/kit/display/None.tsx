import type { ReactNode } from 'react'
import './Money.css'

/** Stands where a value is absent. */
export const None = () => <span className="kit-nothing">—</span>

/** A value, or that there is none; a text keeps its direction to itself, whatever is typed into it. */
export function orNone(value: ReactNode): ReactNode {
  if (value === null || value === undefined || value === '' || value === false) return <None />
  return typeof value === 'string' ? <bdi>{value}</bdi> : value
}
