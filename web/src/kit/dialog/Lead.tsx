import type { ReactNode } from 'react'
import { type RecordField, RecordFields } from '../display/RecordFields'

export interface LeadProps {
  /** What will happen: stays in sight above all else. */
  readonly effect?: ReactNode
  /** To whom or what it happens: names and amounts, each for itself. */
  readonly facts?: readonly RecordField[] | undefined
}

/** What stands above what is filled in, in every dialog alike: first what will happen, then to whom or what. */
export const Lead = ({ effect, facts }: LeadProps) => (
  <>
    {typeof effect === 'string' ? <p>{effect}</p> : effect}
    {facts && <RecordFields fields={facts} />}
  </>
)
