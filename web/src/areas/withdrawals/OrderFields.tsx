import { Alert, Button } from 'antd'
import type { Transaction } from '@/api/gen/shared/types'
import { useWithdrawOrderQuery } from '@/api/gen/withdrawals/endpoints'
import { DateTime } from '@/kit/display/DateTime'
import { FieldsSkeleton } from '@/kit/display/Skeletons'
import { labelOf, Status } from '@/kit/display/Status'
import { RecordFields } from '@/kit/record/RecordFields'
import { gatewayOf, orderStates } from './labels'

interface OrderFactsProps {
  readonly withdrawal: Transaction
}

/** How the withdrawal stands at its provider, who is asked for it now. */
export function OrderFields({ withdrawal }: OrderFactsProps) {
  const { currentData, error, refetch } = useWithdrawOrderQuery(
    { txId: withdrawal.txId },
    { refetchOnMountOrArgChange: true },
  )
  if (!currentData) {
    return error ? (
      <Alert
        type="error"
        showIcon
        className="withdraw-notice"
        title="The order’s status could not be loaded."
        action={<Button onClick={() => refetch()}>Try again</Button>}
      />
    ) : (
      <FieldsSkeleton />
    )
  }
  const { state, description, sentCount, firstSentAt, lastSentAt, settleableAt } = currentData
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

const times = (count: number): string => ['never', 'once', 'twice'][count] ?? `${count} times`
