import { Radio } from 'antd'
import { useState } from 'react'
import type { Transaction } from '@/api/gen/shared/types'
import { api, type WithdrawOrder, type WithdrawSettlement } from '@/api/gen/withdrawals/endpoints'
import { withdrawSettlementRules } from '@/api/gen/withdrawals/rules'
import { useClock } from '@/kit/display/clock'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { notInProgress } from './labels'
import { OrderFields } from './OrderFields'
import { type OrderKnown, orderReads } from './reads'
import { WithdrawalChecks } from './WithdrawalChecks'
import { WithdrawForm } from './WithdrawForm'

type Settled = Pick<WithdrawSettlement, 'status' | 'reason'>

/** Either way, with a written reason, when the provider has said nothing for a day. */
export function SettleWithdraw({ record: withdrawal, onClose }: RecordDialogProps<Transaction>) {
  const { now } = useClock()
  const [status, setStatus] = useState<Settled['status']>('REJECT')
  const act = status === 'REJECT' ? 'reject' : 'confirm'
  return (
    <WithdrawForm<OrderKnown, Settled, typeof api.endpoints.withdrawSettle>
      withdrawal={withdrawal}
      act={act}
      title="Settle withdrawal"
      submitLabel={status === 'REJECT' ? 'Settle as not paid' : 'Settle as paid'}
      reads={orderReads(withdrawal)}
      disabledReason={(record) => notInProgress(record, 'settled manually')}
      endpoint={api.endpoints.withdrawSettle}
      rules={withdrawSettlementRules}
      initial={{ status: 'REJECT', reason: '' }}
      incomplete={({ order }) => notSettleable(order, now())}
      toArg={({ record: { txId } }, settled) => ({ withdrawSettlement: { txId, ...settled } })}
      onClose={onClose}
    >
      {(known) => (
        <>
          <WithdrawalChecks known={known} act={act} brief />
          <OrderFields withdrawal={known.record} order={known.order} />
          <Field name="status" label="Outcome">
            <Radio.Group
              onChange={(event) => setStatus(event.target.value)}
              options={[
                { value: 'REJECT', label: 'Not paid: return the hold' },
                { value: 'APPROVE', label: 'Paid: release the hold to the provider' },
              ]}
            />
          </Field>
          <Field name="reason" label="Reason" help="Recorded in the activities with your name.">
            <CountedText rows={3} most={500} />
          </Field>
        </>
      )}
    </WithdrawForm>
  )
}

/** Why it cannot be settled by hand, or not yet. */
function notSettleable({ settleableAt }: WithdrawOrder, now: number): string | null {
  if (settleableAt === null) return 'The provider has responded; follow its response.'
  return Date.parse(settleableAt) > now
    ? 'The provider has 24 hours to respond before manual settlement.'
    : null
}
