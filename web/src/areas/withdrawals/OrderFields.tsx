import type { Transaction } from '@/api/gen/shared/types'
import type { WithdrawOrder } from '@/api/gen/withdrawals/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { gatewayOf, orderStates } from './labels'

interface OrderFieldsProps {
  readonly withdrawal: Transaction
  readonly order: WithdrawOrder
}

/** How the withdrawal stands at its provider. */
export function OrderFields({ withdrawal, order }: OrderFieldsProps) {
  const { state, description, sentCount, firstSentAt, lastSentAt, settleableAt } = order
  return (
    <RecordFields
      fields={[
        ['Gateway', gatewayOf(withdrawal)],
        ['Order', <Status key="state" {...labelOf(orderStates, state)} />],
        ['Details', description],
        ['Sent', times(sentCount)],
        ['First sent', firstSentAt && <DateTime key="first" at={firstSentAt} />],
        ['Last sent', lastSentAt && <DateTime key="last" at={lastSentAt} />],
        ...(settleableAt
          ? ([['Manual settlement from', <DateTime key="settle" at={settleableAt} />]] as const)
          : []),
      ]}
    />
  )
}

const times = (count: number): string => ['Never', 'Once', 'Twice'][count] ?? `${count} times`
