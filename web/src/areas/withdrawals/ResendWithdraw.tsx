import { useRef, useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type ProviderAnswer } from '@/api/gen/withdrawals/endpoints'
import { withdrawResendRules } from '@/api/gen/withdrawals/rules'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { gatewayOf, notInProgress } from './labels'
import { NotAccepted } from './NotAccepted'
import { OrderFields } from './OrderFields'
import { type OrderKnown, orderReads } from './reads'
import { WithdrawalChecks } from './WithdrawalChecks'
import { WithdrawForm } from './WithdrawForm'

/** Sends a withdrawal in progress again: to the same provider, under the same key. */
export function ResendWithdraw({ record: withdrawal, onClose }: RecordDialogProps<Transaction>) {
  const [refused, setRefused] = useState<ProviderAnswer | null>(null)
  const goesOn = useRef(false)
  if (refused) return <NotAccepted withdrawal={withdrawal} answer={refused} onClose={onClose} />
  return (
    <WithdrawForm<OrderKnown, object, typeof api.endpoints.withdrawResend>
      withdrawal={withdrawal}
      act="confirm"
      title="Resend withdrawal"
      submitLabel="Resend withdrawal"
      reads={orderReads(withdrawal)}
      disabledReason={(record) => notInProgress(record, 'resent')}
      endpoint={api.endpoints.withdrawResend}
      rules={withdrawResendRules}
      initial={{}}
      toArg={({ record: { txId } }) => ({ withdrawResend: { txId } })}
      onRefused={(answer) => {
        goesOn.current = true
        setRefused(answer)
      }}
      onClose={() => goesOn.current || onClose()}
    >
      {(known) => (
        <>
          <p>
            It goes to {gatewayOf(known.record)} again under the same transaction ID, so it cannot
            be paid twice.
          </p>
          <WithdrawalChecks known={known} act="confirm" brief />
          <OrderFields withdrawal={known.record} order={known.order} />
        </>
      )}
    </WithdrawForm>
  )
}
