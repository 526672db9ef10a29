import { Alert } from 'antd'
import Big from 'big.js'
import type { ReactNode } from 'react'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { Rows } from '@/kit/display/Rows'
import type { Statement } from './lines'
import './records.css'

const CENTS = 2
const MOST_PLACES = 8

/** As many places as it takes to follow the sum by eye. */
function placesOf(amount: Big | number): number {
  const { c, e } = new Big(amount)
  return Math.min(MOST_PLACES, Math.max(CENTS, c.length - 1 - e))
}

const Exact = ({ amount }: { readonly amount: Big | number }) => (
  <Money amount={amount} places={placesOf(amount)} />
)

export interface StatementTableProps {
  readonly title: string
  readonly read: () => Statement
  /** To a page of its own. */
  readonly link?: ReactNode
}

/** An amount line by line, to be checked by eye. */
export function StatementTable({ title, read, link }: StatementTableProps) {
  const { lines, addsUp } = read()
  return (
    <section className="records-statement">
      <header>
        <h2>{title}</h2>
        {link}
      </header>
      <Rows
        className="records-table"
        of={lines}
        keyOf={({ label }) => label}
        classOf={({ isSum, isPart }) =>
          isSum ? 'records-sum' : isPart ? 'records-part' : undefined
        }
        columns={{
          Line: ({ label, note }) => (
            <>
              {label}
              {note && <span className="records-note">{note}</span>}
            </>
          ),
          Base: ({ base }) => base !== undefined && <Exact amount={base} />,
          Rate: ({ percentage }) => percentage !== undefined && percentInFull(percentage),
          Amount: ({ amount }) => <Exact amount={amount} />,
        }}
      />
      {!addsUp && (
        <Alert
          type="warning"
          showIcon
          title="These lines do not add up to the record’s amount."
          description="The platform’s figures are shown unchanged. Have them checked before anyone pays."
        />
      )}
    </section>
  )
}
