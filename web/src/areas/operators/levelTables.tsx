import type { ComponentProps } from 'react'
import type { CashbackLevel, ReferralLevel, RevenueShare } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'
import { None } from '@/kit/display/None'
import { percentInFull } from '@/kit/display/percent'
import { Rows } from '@/kit/display/Rows'

interface TableProps<Row> {
  readonly name: string
  readonly of: readonly Row[]
  readonly columns: ComponentProps<typeof Rows<Row>>['columns']
}

function LevelTable<Row>({ name, ...table }: TableProps<Row>) {
  return (
    <section
      className="operators-levels"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <Rows isNamed={false} {...table} />
    </section>
  )
}

export const percent = (value: number | null | undefined): string =>
  typeof value === 'number' ? percentInFull(value) : '—'

const usd = (amount: number) => <Money amount={amount} />

export const LevelsTable = ({ rows }: { readonly rows: readonly ReferralLevel[] }) => (
  <LevelTable
    name="Affiliate levels"
    of={rows}
    columns={{
      Level: ({ level }) => level,
      'Wager to leave': (each, at) =>
        at === rows.length - 1 ? <None /> : usd(each.requiredWagerInUSD),
      'CPR email': (each) => usd(each.emailCpr),
      'CPR Gmail': (each) => usd(each.gmailCpr),
      'CPR Telegram': (each) => usd(each.telegramCpr),
      'Maximum CPR': (each) => usd(each.maxCpr),
      CPA: (each) => usd(each.cpa),
    }}
  />
)

export const SharesTable = ({ rows }: { readonly rows: readonly RevenueShare[] }) => (
  <LevelTable
    name="Revenue shares"
    of={rows}
    columns={{
      'Monthly wager from': (each) => usd(each.monthlyReferredPlayersTotalWagerInUSD),
      'Revenue share': (each) => percent(each.revenueSharePercentage),
    }}
  />
)

export const StepsTable = ({ rows }: { readonly rows: readonly CashbackLevel[] }) => (
  <LevelTable
    name="Cashback by loss"
    of={rows}
    columns={{
      Level: (_, at) => at + 1,
      'Loss from': (each) => usd(each.lostAmountInUSD),
      Cashback: (each) => percent(each.percentage),
    }}
  />
)
