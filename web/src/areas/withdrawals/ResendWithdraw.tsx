import { useRef, useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type ProviderAnswer, type WithdrawResend } from '@/api/gen/withdrawals/endpoints'
import { withdrawResendRules } from '@/api/gen/withdrawals/rules'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { gatewayOf } from './labels'
import { NotAccepted } from './NotAccepted'
import { OrderFields } from './OrderFields'
import { useSevereWarning } from './useSevereWarning'
import { WithdrawalChecks } from './WithdrawalChecks'

interface ResendWithdrawProps {
  readonly transaction: Transaction
  readonly onClose: () => void
}

/** Sends a withdrawal in progress again: to the same provider, under the same key. */
export function ResendWithdraw({ transaction, onClose }: ResendWithdrawProps) {
  const { txId } = transaction
  const [refused, setRefused] = useState<ProviderAnswer | null>(null)
  const goesOn = useRef(false)
  const write = useAction(api.endpoints.withdrawResend, {
    onDone: (answer) => {
      goesOn.current = answer.status === 0
      if (goesOn.current) setRefused(answer)
    },
  })
  const severe = useSevereWarning(transaction, 'confirm')
  if (refused) return <NotAccepted withdrawal={transaction} answer={refused} onClose={onClose} />
  return (
    <FormDialog<object, { withdrawResend: WithdrawResend }, ProviderAnswer>
      open
      title="Resend Withdraw Confirmation"
      submitLabel="Resend withdrawal"
      width={640}
      write={write}
      rules={withdrawResendRules}
      initial={{}}
      disabledReason={severe.disabledReason}
      toArg={() => ({ withdrawResend: { txId } })}
      onClose={() => goesOn.current || onClose()}
    >
      <p className="withdraw-effect">
        It goes to {gatewayOf(transaction)} again under the same transaction ID, so it cannot be
        paid twice.
      </p>
      <OrderFields withdrawal={transaction} />
      <WithdrawalChecks withdrawal={transaction} act="confirm" brief />
      {severe.field}
    </FormDialog>
  )
}
