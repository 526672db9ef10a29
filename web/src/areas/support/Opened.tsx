import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { useCan } from '@/session/session'
import type { BetAddress } from './openedRecords'

const OpenedTransaction = lazyComponent(() =>
  import('./openedRecords').then((code) => code.OpenedTransaction),
)
const OpenedBet = lazyComponent(() => import('./openedRecords').then((code) => code.OpenedBet))
const OpenedDocumentOf = lazyComponent(() =>
  import('./openedRecords').then((code) => code.OpenedDocumentOf),
)

interface OpenerProps {
  readonly title: string
  readonly onOpen: () => void
  readonly children: ReactNode
}

/** What opens a record beside the ticket. */
export const Opener = ({ title, onOpen, children }: OpenerProps) => (
  <Button type="link" className="support-opener" title={title} onClick={onOpen}>
    {children}
  </Button>
)

interface TransactionOpenerProps {
  readonly txId: string
  readonly children: ReactNode
}

/** Opens a transaction beside the ticket, for those who may read it. */
export function TransactionOpener({ txId, children }: TransactionOpenerProps) {
  const open = useFadingDialog(OpenedTransaction)
  if (!useCan('transactions_read')) return children
  return (
    <Opener title={`Open transaction ${txId}`} onOpen={() => open({ txId })}>
      {children}
    </Opener>
  )
}

interface BetOpenerProps {
  readonly bet: BetAddress
  readonly children: ReactNode
}

/** Opens a bet beside the ticket. */
export function BetOpener({ bet, children }: BetOpenerProps) {
  const open = useFadingDialog(OpenedBet)
  return (
    <Opener title={`Open bet ${bet.betId}`} onOpen={() => open({ bet })}>
      {children}
    </Opener>
  )
}

interface DocumentOpenerProps {
  readonly uuid: string
  readonly children: ReactNode
}

/** Opens an identity document beside the ticket. */
export function DocumentOpener({ uuid, children }: DocumentOpenerProps) {
  const open = useFadingDialog(OpenedDocumentOf)
  return (
    <Opener title="Open document" onOpen={() => open({ uuid })}>
      {children}
    </Opener>
  )
}
