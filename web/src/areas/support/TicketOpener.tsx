import { useFadingDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import type { TicketAddress } from './EarlierTicket'
import { nameOf } from './labels'
import { Opener } from './Opened'

const EarlierTicket = lazyComponent(() =>
  import('./EarlierTicket').then((code) => code.EarlierTicket),
)

/** Opens an earlier ticket beside this one. */
export function TicketOpener({ ticket }: { readonly ticket: TicketAddress }) {
  const open = useFadingDialog(EarlierTicket)
  return (
    <Opener title={`Open ${nameOf(ticket)}`} onOpen={() => open({ ticket })}>
      {nameOf(ticket)}
    </Opener>
  )
}
