import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { api, type Ticket, type TicketDetails } from '@/api/gen/support/endpoints'
import { useCurrentUser } from '@/kit/currentUser'
import { useDialog, useOpenDialog } from '@/kit/dialog/useDialog'
import { useSingleKeys } from '@/kit/dialog/useSingleKeys'
import { useAction } from '@/kit/form/useAction'
import { useSingleKeysOn } from '@/kit/keyboard/singleKeys'
import { lazyComponent } from '@/kit/lazyComponent'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { useDrawnNext } from '@/kit/useDrawnNext'
import { Composer, type ComposerHandle } from './Composer'
import { Conversation } from './Conversation'
import { presenceText } from './fields'
import { useTicketContext } from './TicketContext'
import { TicketSummary } from './TicketDetailsTab'

const KeysDialog = lazyComponent(() => import('./KeysDialog').then((code) => code.KeysDialog))
const SnoozeTicket = lazyComponent(() => import('./dialogs').then((code) => code.SnoozeTicket))

/**
 * The conversation, who else is here, and where one writes, which comes after the messages; letters do what is done most.
 */
export function TicketBody({ record: ticket }: RecordTabProps<TicketDetails>) {
  const { composing, others, onPrevious, onNext, isPage } = useTicketContext()
  const { userCode, permissions } = useCurrentUser()
  const root = useRef<HTMLDivElement>(null)
  const composer = useRef<ComposerHandle>(null)
  const showKeys = useDialog(KeysDialog)
  const mayWrite = permissions.includes('support_write')
  const acts = useTicketActs(ticket)
  const { isDrawn, drawNow } = useDrawnNext()
  const write = (isInternal: boolean) => {
    if (!isDrawn) drawNow()
    composer.current?.write(isInternal)
  }
  const letters = {
    r: () => write(false),
    n: () => write(true),
    m: acts.take,
    z: acts.snooze,
    e: acts.close,
  }
  // the ticket before it took along what had the focus
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  }, [])
  useSingleKeys({
    ...(mayWrite && letters),
    '?': () => showKeys(),
    ...(isPage && onNext && { j: onNext }),
    ...(isPage && onPrevious && { k: onPrevious }),
  })
  return (
    <div className="support-ticket" ref={root} tabIndex={-1}>
      {!isPage && <TicketSummary ticket={ticket} />}
      <Conversation key={ticket.id} ticket={ticket} userCode={userCode} />
      <p className="support-presence" role="status">
        {others.length > 0 && `Here now: ${others.map(presenceText).join(', ')}`}
      </p>
      {mayWrite && isDrawn && (
        <Composer
          ticket={ticket}
          composing={composing}
          onNext={onNext}
          onSent={() => root.current?.focus({ preventScroll: true })}
          handle={composer}
        />
      )}
      <KeysHint onOpen={() => showKeys()} />
    </div>
  )
}

function KeysHint({ onOpen }: { readonly onOpen: () => void }) {
  if (!useSingleKeysOn()) return null
  return (
    <p className="support-keys">
      <kbd>R</kbd> reply <kbd>N</kbd> note <kbd>M</kbd> to me <kbd>Z</kbd> snooze <kbd>E</kbd> close{' '}
      <kbd>J</kbd> <kbd>K</kbd> next, previous{' '}
      <Button type="link" size="small" onClick={onOpen}>
        All keys
      </Button>
    </p>
  )
}

/** What single letters do to a ticket, each once at a time. */
function useTicketActs(ticket: Ticket) {
  const { userCode } = useCurrentUser()
  const open = useOpenDialog()
  const assign = useAction(api.endpoints.supportAssign)
  const update = useAction(api.endpoints.supportStatusUpdate)
  const { brandId, id } = ticket
  const isOver = ticket.status === 'CLOSED' || ticket.status === 'ARCHIVED'
  return {
    take: () => {
      if (ticket.agent?.userCode === userCode) return
      void assign.run({ brandId, id, assigneeForm: { userCode } }, { record: ticket })
    },
    snooze: () => {
      if (!isOver) open(SnoozeTicket, { record: ticket })
    },
    close: () => {
      if (ticket.status === 'CLOSED') return
      void update.run({ brandId, id, statusForm: { status: 'CLOSED' } }, { record: ticket })
    },
  }
}
