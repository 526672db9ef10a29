import { Input, Radio } from 'antd'
import { useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import {
  api,
  type ProviderAnswer,
  useWithdrawOrderQuery,
  type WithdrawSettlement,
} from '@/api/gen/withdrawals/endpoints'
import { withdrawSettlementRules } from '@/api/gen/withdrawals/rules'
import { useClock } from '@/kit/display/clock'
import { Field } from '@/kit/form/Field'
import { FormDialog } from '@/kit/form/FormDialog'
import { useAction } from '@/kit/form/useAction'
import { OrderFields } from './OrderFields'
import { WithdrawalChecks } from './WithdrawalChecks'

interface SettleWithdrawProps {
  readonly transaction: Transaction
  readonly onClose: () => void
}

type Settled = Pick<WithdrawSettlement, 'status' | 'reason'>

/** Either way, with a written reason, when the provider has said nothing for a day. */
export function SettleWithdraw({ transaction, onClose }: SettleWithdrawProps) {
  const { txId } = transaction
  const { now } = useClock()
  const order = useWithdrawOrderQuery({ txId }).data
  const [status, setStatus] = useState<Settled['status']>('REJECT')
  const write = useAction(api.endpoints.withdrawSettle)
  const at = order?.settleableAt
  return (
    <FormDialog<Settled, { withdrawSettlement: WithdrawSettlement }, ProviderAnswer>
      open
      title="Settle withdrawal"
      submitLabel={status === 'REJECT' ? 'Settle as not paid' : 'Settle as paid'}
      width={640}
      write={write}
      rules={withdrawSettlementRules}
      initial={{ status: 'REJECT', reason: '' }}
      disabledReason={order && disabledReasonFor(at ?? null, now())}
      toArg={(settled) => ({ withdrawSettlement: { txId, ...settled } })}
      onClose={onClose}
    >
      <OrderFields withdrawal={transaction} />
      <Field name="status" label="Outcome">
        <Radio.Group
          onChange={(event) => setStatus(event.target.value)}
          options={[
            { value: 'REJECT', label: 'Not paid: return the hold' },
            { value: 'APPROVE', label: 'Paid: release the hold to the provider' },
          ]}
        />
      </Field>
      <WithdrawalChecks
        withdrawal={transaction}
        act={status === 'REJECT' ? 'reject' : 'confirm'}
        brief
      />
      <Field name="reason" label="Reason" help="Recorded in the activities with your name.">
        <Input.TextArea rows={3} maxLength={500} showCount />
      </Field>
    </FormDialog>
  )
}

/** Why it cannot be settled by hand, or not yet. */
function disabledReasonFor(settleableAt: string | null, now: number): string | undefined {
  if (settleableAt === null) return 'The provider has responded; follow its response.'
  return Date.parse(settleableAt) > now
    ? 'The provider has 24 hours to respond before manual settlement.'
    : undefined
}
