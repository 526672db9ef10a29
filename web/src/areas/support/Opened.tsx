import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { FactBet } from '@/api/gen/support/endpoints'
import { BetDrawer } from '@/areas/bets'
import { OpenedDocument } from '@/areas/kyc'
import { TransactionDrawer } from '@/areas/money_lists'
import { type FadingDialogProps, useFadingDialog } from '@/kit/dialog/useDialog'
import { useCan } from '@/session/session'

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

interface OpenedTransactionProps extends FadingDialogProps {
  readonly txId: string
}

const OpenedTransaction = ({ txId, open, onClose }: OpenedTransactionProps) => (
  <TransactionDrawer openId={open ? txId : null} onClose={onClose} />
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

type BetAddress = Pick<FactBet, 'betId' | 'generation'>

interface OpenedBetProps extends FadingDialogProps {
  readonly bet: BetAddress
}

const OpenedBet = ({ bet, open, onClose }: OpenedBetProps) => (
  <BetDrawer openId={open ? bet.betId : null} listed={bet} onClose={onClose} />
)

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

interface OpenedDocumentOfProps extends FadingDialogProps {
  readonly uuid: string
}

const OpenedDocumentOf = ({ uuid, open, onClose }: OpenedDocumentOfProps) => (
  <OpenedDocument openId={open ? uuid : null} onClose={onClose} />
)

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
