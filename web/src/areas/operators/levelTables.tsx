import type { ReactNode } from 'react'

import type { CashbackLevel, ReferralLevel, RevenueShare } from '@/api/gen/shared/types'
import { Money } from '@/kit/display/Money'

interface TableProps {
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly ReactNode[])[]
}

function LevelTable({ name, head, rows }: TableProps) {
  return (
    <section
      className="operators-levels"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            <tr key={row}>
              {cells.map((cell, at) => (
                <td key={head[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

export const percent = (value: number | null | undefined): string =>
  typeof value === 'number' ? `${value}%` : '—'

const usd = (amount: number) => <Money amount={amount} />

export const LevelsTable = ({ rows }: { readonly rows: readonly ReferralLevel[] }) => (
  <LevelTable
    name="Affiliate levels"
    head={['Level', 'Wager', 'CPR email', 'CPR Gmail', 'CPR Telegram', 'Maximum CPR', 'CPA']}
    rows={rows.map((each) => [
      each.level,
      usd(each.requiredWagerInUSD),
      usd(each.emailCpr),
      usd(each.gmailCpr),
      usd(each.telegramCpr),
      usd(each.maxCpr),
      usd(each.cpa),
    ])}
  />
)

export const SharesTable = ({ rows }: { readonly rows: readonly RevenueShare[] }) => (
  <LevelTable
    name="Revenue shares"
    head={['Monthly wager from', 'Revenue share']}
    rows={rows.map((each) => [
      usd(each.monthlyReferredPlayersTotalWagerInUSD),
      percent(each.revenueSharePercentage),
    ])}
  />
)

export const StepsTable = ({ rows }: { readonly rows: readonly CashbackLevel[] }) => (
  <LevelTable
    name="Cashback by loss"
    head={['Level', 'Loss from', 'Cashback']}
    rows={rows.map((each, at) => [at + 1, usd(each.lostAmountInUSD), percent(each.percentage)])}
  />
)
