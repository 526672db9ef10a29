import { Form, Modal, Select } from 'antd'
import Big from 'big.js'
import { useState } from 'react'
import type { Bet } from '@/api/gen/bets/endpoints'
import { type BulkChoiceProps, counted } from '@/kit/bulk/bulk'
import { DateTime } from '@/kit/display/DateTime'
import { Money } from '@/kit/display/Money'
import { Rows } from '@/kit/display/Rows'
import { fullWin, type Match, matchesOf, type Side, settlementOf, sidesOf } from './bulk'
import './bets.css'

const NONE = ''

/** Which outcomes of a match won; then what each of the chosen bets is settled as. */
export function SettleEvent({ rows, open, onChoose, onClose }: BulkChoiceProps<Bet>) {
  const matches = matchesOf(rows)
  const [at, setAt] = useState(0)
  const [winners, setWinners] = useState<ReadonlyMap<string, string>>(new Map())
  const match = matches[at]
  if (!match) return null
  const markets = [...sidesOf(rows, match)]
  const single = markets.flatMap(([, sides]) => sides).flatMap(({ bets }) => bets).length
  const choose = (market: string, outcome: string) => {
    const next = new Map(winners)
    if (outcome === NONE) next.delete(market)
    else next.set(market, outcome)
    setWinners(next)
  }
  return (
    <Modal
      open={open}
      width={640}
      title={`Settle ${match.title}`}
      okText="Preview"
      okButtonProps={{ disabled: winners.size === 0 }}
      mask={{ closable: false }}
      onOk={() => onChoose(settlementOf(match, winners))}
      onCancel={onClose}
    >
      <p>
        {counted(single, 'single bets')} of {counted(rows.length, 'selected bets')} can be settled
        together. The next step lists the others.
      </p>
      <Form layout="vertical">
        <MatchField
          matches={matches}
          at={at}
          onChange={(next) => {
            setAt(next)
            setWinners(new Map())
          }}
        />
        {markets.map(([market, sides]) => (
          <Form.Item key={market} label={`${market}: which outcome won?`} htmlFor={`won-${market}`}>
            <Select<string>
              id={`won-${market}`}
              value={winners.get(market) ?? NONE}
              options={[
                { value: NONE, label: 'Not known: leave its bets open' },
                ...sides.map(({ outcome }) => ({ value: outcome, label: outcome })),
                { value: OTHER, label: 'Another outcome: all of these lost' },
              ]}
              onChange={(outcome) => choose(market, outcome)}
            />
            <Sides market={market} sides={sides} won={winners.get(market)} />
          </Form.Item>
        ))}
      </Form>
    </Modal>
  )
}

const OTHER = 'Another outcome'

interface MatchFieldProps {
  readonly matches: readonly Match[]
  readonly at: number
  readonly onChange: (at: number) => void
}

/** Teams meet more than once. */
function MatchField({ matches, at, onChange }: MatchFieldProps) {
  const begins = matches[at]?.startsAt
  if (matches.length === 1) {
    return begins ? (
      <p>
        The event began <DateTime at={begins} />.
      </p>
    ) : null
  }
  return (
    <Form.Item label="Match" htmlFor="settled-match">
      <Select<number>
        id="settled-match"
        value={at}
        onChange={onChange}
        options={matches.map(({ startsAt }, index) => ({
          value: index,
          label: startsAt ? <DateTime at={startsAt} /> : 'Time not known',
        }))}
      />
    </Form.Item>
  )
}

interface SidesProps {
  readonly market: string
  readonly sides: readonly Side[]
  readonly won: string | undefined
}

const inUSD = (bets: readonly Bet[], amountOf: (bet: Bet) => Big): Big =>
  bets.reduce((sum, bet) => sum.plus(amountOf(bet)), new Big(0))

function Sides({ market, sides, won }: SidesProps) {
  const result = (outcome: string) =>
    won === undefined ? 'Stay open' : won === outcome ? 'Won' : 'Lost'
  return (
    <Rows
      className="bets-sides"
      caption={<span className="kit-unseen">{market}</span>}
      of={sides}
      keyOf={({ outcome }) => outcome}
      columns={{
        Outcome: ({ outcome }) => outcome,
        Bets: ({ bets }) => bets.length,
        Stakes: ({ bets }) => <Money amount={inUSD(bets, (bet) => new Big(bet.stakeInUSD))} />,
        'Pays if won': ({ bets }) => (
          <Money
            amount={inUSD(bets, (bet) => new Big(fullWin(bet)).times(bet.exchangeRateInUSD))}
          />
        ),
        Settled: ({ outcome }) => result(outcome),
      }}
    />
  )
}
