import type { ReactNode } from 'react'
import './Money.css'

/** Stands where a value is absent. */
export const None = () => <span className="kit-nothing">—</span>

/** A value, or that there is none. */
export const orNone = (value: ReactNode): ReactNode =>
  value === null || value === undefined || value === '' || value === false ? <None /> : value
