import { Form, Input } from 'antd'
import Big from 'big.js'
import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { REASON_MIN } from '@/api/gen/bets/constants'
import { api, type Bet, type BetDetails, type BetSettlement } from '@/api/gen/bets/endpoints'
import { betSettlementRules } from '@/api/gen/bets/rules'
import { CurrencyAmount } from '@/areas/money_lists'
import { DecisionForm } from '@/kit/decisions/DecisionForm'
import { type Reads, read } from '@/kit/decisions/reads'
import { BeforeAfter } from '@/kit/display/BeforeAfter'
import { DateTime } from '@/kit/display/DateTime'
import { formatted, type Numeric } from '@/kit/display/decimal'
import { FieldBoundary } from '@/kit/display/Failure'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import { useSession } from '@/session/session'
import { judgementOf, settlerOf } from './judgement'
import { settleDisabledReason, subjectOf } from './labels'
import { beyondMaximum, inUSD, mayGoBeyond, reasonRules, timesOf, winRules } from './settlement'

const REFRESH_AFTER_MS = 2_000

type Settled = Omit<BetSettlement, 'betId'>

interface Known {
  readonly record: BetDetails
}

const readBet = ({ betId, generation }: Bet): Reads<Known> => ({
  record:
    generation === 1
      ? read(api.endpoints.bet, { id: betId })
      : read(api.endpoints.betV2, { betId }),
})

/** Settles an open bet as it is now; what shows it is read again after 2 seconds. */
export function SettleBet({ record: listed, onClose }: RecordDialogProps<Bet>) {
  const dispatch = useDispatch()
  const [win, setWin] = useState(0)
  const { role } = useSession().user
  const refresh = () => dispatch(api.util.invalidateTags(['Bet']))
  return (
    <DecisionForm<Known, Settled, typeof api.endpoints.betSettle>
      title="Settle bet"
      what="bet"
      act="settleBet"
      word="settle"
      warned={({ record }) => beyondMaximum(record, win, role)}
      listed={listed}
      reads={readBet(listed)}
      disabledReason={settleDisabledReason}
      decided={(bet) => [
        ['Settled by', settlerOf(bet)],
        ['Settled', <DateTime key="at" at={bet.settledAt} />],
        ...(bet.settledReason
          ? ([['Reason', <Name key="why" text={bet.settledReason} />]] as const)
          : []),
        ...judgementOf(bet),
      ]}
      endpoint={api.endpoints.betSettle}
      options={{ onDone: () => void setTimeout(refresh, REFRESH_AFTER_MS) }}
      submitLabel="Settle bet"
      rules={betSettlementRules}
      initial={{}}
      toArg={({ record: { betId } }, { winAmount, reason }) => ({
        betSettlement: { betId, winAmount, ...(reason?.trim() && { reason: reason.trim() }) },
      })}
      onClose={onClose}
    >
      {({ record }) => <Settlement bet={record} onWin={setWin} />}
    </DecisionForm>
  )
}

interface SettlementProps {
  readonly bet: BetDetails
  /** What is asked for depends on it. */
  readonly onWin: (win: number) => void
}

function Settlement({ bet, onWin }: SettlementProps) {
  const { currency, maxWin, walletBalance } = bet
  const win = Form.useWatch<number | null | undefined>('winAmount') ?? 0
  useEffect(() => onWin(win), [onWin, win])
  const { role } = useSession().user
  const needsReason = mayGoBeyond(bet, win, role)
  const times = win > 0 ? timesOf(maxWin, win) : null
  const sum = (amount: Numeric | null) => <CurrencyAmount amount={amount} currency={currency} />
  return (
    <>
      <FieldBoundary of={win} instead={null}>
        {() => {
          const after = new Big(walletBalance).plus(win)
          return (
            <BeforeAfter
              of="Wallet"
              rows={[
                ['Main', sum(walletBalance), sum(after), { currency, inUSD: inUSD(bet, after) }],
              ]}
            />
          )
        }}
      </FieldBoundary>
      <RecordFields
        fields={[
          [
            'Bet ID',
            <code key="id" className="bets-id" data-long="true">
              {bet.betId}
            </code>,
          ],
          ['Game or event', subjectOf(bet)],
          ['Outcome', bet.outcome],
          ...judgementOf(bet),
          ['Stake', sum(bet.stake)],
          ['Odds', bet.odds],
          ['Maximum win', sum(maxWin)],
          ['Maximum in USD', <Money key="most" amount={bet.maxWinInUSD} />],
          ['Win in USD', <Money key="usd" amount={inUSD(bet, win)} />],
          ['Times the maximum', times && `${formatted(times, 1)} ×`],
        ]}
      />
      <MoneyField
        name="winAmount"
        label="Win amount"
        currency={currency}
        rules={winRules(bet, role)}
        help="0 settles the bet as lost, any other amount as won."
      />
      {needsReason && (
        <Field
          name="reason"
          label="Reason"
          help={`Why the win exceeds the maximum, in at least ${REASON_MIN} characters; it stays with the bet.`}
          rules={reasonRules}
        >
          <Input.TextArea rows={2} />
        </Field>
      )}
    </>
  )
}
