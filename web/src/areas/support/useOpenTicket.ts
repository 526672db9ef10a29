import { useState } from 'react'
import { useComposer } from './useComposer'
import { type TicketAddress, useTicket } from './useTicket'

/** A ticket that is open, who else has it open, and what the user writes to it: others see that they do. */
export function useOpenTicket(address: TicketAddress | null) {
  const [isWriting, setWriting] = useState(false)
  const { call, others, add } = useTicket(address, isWriting)
  const composing = useComposer(call.currentData, add)
  const writes = composing.text !== ''
  if (writes !== isWriting) setWriting(writes)
  return { call, others, composing }
}
