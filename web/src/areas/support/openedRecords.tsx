import type { FactBet } from '@/api/gen/support/endpoints'
import { BetDrawer } from '@/areas/bets'
import { OpenedDocument } from '@/areas/kyc'
import { TransactionDrawer } from '@/areas/money_lists'
import type { FadingDialogProps } from '@/kit/dialog/useDialog'

interface OpenedTransactionProps extends FadingDialogProps {
  readonly txId: string
}

/** A transaction beside the ticket. */
export const OpenedTransaction = ({ txId, open, onClose }: OpenedTransactionProps) => (
  <TransactionDrawer openId={open ? txId : null} onClose={onClose} />
)

export type BetAddress = Pick<FactBet, 'betId' | 'generation'>

interface OpenedBetProps extends FadingDialogProps {
  readonly bet: BetAddress
}

/** A bet beside the ticket. */
export const OpenedBet = ({ bet, open, onClose }: OpenedBetProps) => (
  <BetDrawer openId={open ? bet.betId : null} listed={bet} onClose={onClose} />
)

interface OpenedDocumentOfProps extends FadingDialogProps {
  readonly uuid: string
}

/** An identity document beside the ticket. */
export const OpenedDocumentOf = ({ uuid, open, onClose }: OpenedDocumentOfProps) => (
  <OpenedDocument openId={open ? uuid : null} onClose={onClose} />
)
