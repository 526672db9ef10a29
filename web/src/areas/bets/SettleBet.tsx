import { Form, Input } from 'antd'
import Big from 'big.js'
import { useDispatch } from 'react-redux'
import {
  api,
  type Bet,
  type BetDetails,
  type BetSettlement,
  useBetQuery,
  useBetV2Query,
} from '@/api/gen/bets/endpoints'
import { betSettlementRules } from '@/api/gen/bets/rules'
import { Sum } from '@/areas/money_lists'
import { LoadedForm } from '@/kit/dialog/LoadedForm'
import { DateTime } from '@/kit/display/DateTime'
import type { Numeric } from '@/kit/display/decimal'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import { RecordFields } from '@/kit/record/RecordFields'
import { useSession } from '@/session/session'
import { settleDisabledReason, subjectOf } from './labels'

const REFRESH_AFTER_MS = 2_000

interface SettleBetProps {
  readonly bet: Bet
  readonly onClose: () => void
}

type Settled = Omit<BetSettlement, 'betId'>

/** Settles an open bet as it is now; what shows it is read again after 2 seconds. */
export function SettleBet({ bet: seen, onClose }: SettleBetProps) {
  const dispatch = useDispatch()
  const isFirst = seen.generation === 1
  const first = useBetQuery({ id: seen.betId }, { refetchOnMountOrArgChange: true, skip: !isFirst })
  const second = useBetV2Query(
    { betId: seen.betId },
    { refetchOnMountOrArgChange: true, skip: isFirst },
  )
  const refresh = () => dispatch(api.util.invalidateTags(['Bet']))
  return (
    <LoadedForm
      title="Settle Open Bet"
      what="The bet"
      call={isFirst ? first : second}
      seen={seen}
      disabledReason={settleDisabledReason}
      decided={({ settledBy, settledAt }) => [
        ['Settled by', settledBy?.nickname],
        ['Settled', <DateTime key="at" at={settledAt} />],
      ]}
      endpoint={api.endpoints.betSettle}
      options={{ onDone: () => void setTimeout(refresh, REFRESH_AFTER_MS) }}
      submitLabel="Settle bet"
      rules={betSettlementRules}
      initial={{}}
      toArg={({ betId }, { winAmount, reason }: Settled) => ({
        betSettlement: { betId, winAmount, ...(reason?.trim() && { reason: reason.trim() }) },
      })}
      onClose={onClose}
    >
      {(bet) => <Settlement bet={bet} />}
    </LoadedForm>
  )
}

function Settlement({ bet }: { readonly bet: BetDetails }) {
  const { currency, maxWin, walletBalance } = bet
  const win = Form.useWatch<number | null | undefined>('winAmount') ?? 0
  const isBeyond = maxWin !== null && win > maxWin
  const needsReason = useSession().user.role === 'SUPER_ADMIN' && isBeyond
  const sum = (amount: Numeric | null) => <Sum amount={amount} currency={currency} />
  return (
    <>
      <RecordFields
        fields={[
          [
            'Bet ID',
            <code key="id" className="bets-id">
              {bet.betId}
            </code>,
          ],
          ['Game or event', subjectOf(bet)],
          ['Stake', sum(bet.stake)],
          ['Odds', bet.odds],
          ['Maximum win', sum(maxWin)],
          ['Current balance', sum(walletBalance)],
          ['Estimated balance', () => sum(new Big(walletBalance).plus(win))],
        ]}
      />
      <MoneyField
        name="winAmount"
        label="Win amount"
        currency={currency}
        help="0 settles the bet as lost, any other amount as won."
      />
      {needsReason && (
        <Field name="reason" label="Reason" help="Why the win exceeds the maximum.">
          <Input.TextArea rows={2} />
        </Field>
      )}
    </>
  )
}
