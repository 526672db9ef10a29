import { Alert } from 'antd'
import type { Transaction } from '@/api/gen/shared/types'
import type { ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { gatewayOf, notAccepted } from './labels'
import './withdrawals.css'

interface NotAcceptedProps {
  readonly withdrawal: Transaction
  readonly answer: ProviderAnswer
  readonly onClose: () => void
}

/** A provider answered 0, and cannot be forced. */
export function NotAccepted({ withdrawal, answer, onClose }: NotAcceptedProps) {
  return (
    <ReadOnlyDialog title="Withdrawal not accepted" onClose={onClose}>
      <Alert
        type="error"
        showIcon
        role="alert"
        className="withdraw-notice"
        title={notAccepted(gatewayOf(withdrawal), answer.txStatus)}
        description={answer.description}
      />
    </ReadOnlyDialog>
  )
}
