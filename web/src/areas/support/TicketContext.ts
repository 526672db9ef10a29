import { createContext, useContext } from 'react'
import type { Present } from '@/api/gen/presence/endpoints'
import type { Composing } from './useComposer'

/** What stands around a ticket that is open: what is written to it, who else is here, and the way on. */
export interface OpenTicket {
  readonly composing: Composing
  readonly others: readonly Present[]
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
  /** A page has no drawer around it that hears J and K. */
  readonly isPage?: boolean
}

export const TicketContext = createContext<OpenTicket | null>(null)

export function useTicketContext(): OpenTicket {
  const open = useContext(TicketContext)
  if (!open) throw new Error('useTicketContext outside an open ticket')
  return open
}
