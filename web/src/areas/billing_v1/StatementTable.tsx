import { Alert } from 'antd'
import Big from 'big.js'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import type { Line, Statement } from './lines'
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

interface StatementTableProps {
  readonly title: string
  readonly read: () => Statement
}

/** An amount line by line, to be checked by eye. */
export function StatementTable({ title, read }: StatementTableProps) {
  const { lines, addsUp } = read()
  return (
    <section className="records-statement">
      <h2>{title}</h2>
      <table className="records-table">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Base</th>
            <th scope="col">Rate</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.label} {...line} />
          ))}
        </tbody>
      </table>
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

function Row({ label, note, base, percentage, amount, isSum, isPart }: Line) {
  return (
    <tr className={isSum ? 'records-sum' : isPart ? 'records-part' : undefined}>
      <th scope="row">
        {label}
        {note && <span className="records-note">{note}</span>}
      </th>
      <td>{base !== undefined && <Exact amount={base} />}</td>
      <td>{percentage !== undefined && `${inFull(percentage)} %`}</td>
      <td>
        <Exact amount={amount} />
      </td>
    </tr>
  )
}
