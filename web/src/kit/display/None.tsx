import type { ReactNode } from 'react'
import './Money.css'

/** Stands where a value is absent. */
export const None = () => <span className="kit-nothing">—</span>

/** A text without the characters that change the direction of what stands around it: for titles and messages, which
 * hold what users typed. Empty where an incomplete record gives none. */
export const withoutBidiControls = (text: string | null | undefined): string =>
  text?.replace(/[\u202A-\u202E\u2066-\u2069]/g, '') ?? ''

/** Texts beside each other, as many as there are. */
export const joined = (texts: readonly (string | null | undefined)[], between = ' '): string =>
  texts.filter(Boolean).join(between)

/** Yes or no; nothing where it is not told. */
export const yesNo = (value: boolean | null | undefined): string | undefined =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined

/** A value, or that there is none; a text keeps its direction to itself, whatever is typed into it. */
export function orNone(value: ReactNode): ReactNode {
  if (value === null || value === undefined || value === '' || value === false) return <None />
  return typeof value === 'string' ? <bdi>{value}</bdi> : value
}
