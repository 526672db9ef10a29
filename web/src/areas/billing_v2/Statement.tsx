import { EditOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import Big from 'big.js'
import type { InvoiceDetails, InvoiceRecord } from '@/api/gen/billing_v2/endpoints'
import { inFull } from '@/kit/display/decimal'
import { FieldBoundary } from '@/kit/display/Failure'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { services } from './labels'

interface StatementProps {
  readonly invoice: InvoiceDetails
  readonly onLine: ((record: InvoiceRecord) => void) | undefined
}

const nameOf = ({ service, otherServiceTitle }: InvoiceRecord) =>
  service === 'other' && otherServiceTitle ? otherServiceTitle : (services[service] ?? service)

function unitOf({ unit }: InvoiceRecord) {
  return unit.type === 'ratio' ? (
    percentInFull(new Big(unit.value).times(100))
  ) : (
    <Money amount={unit.value} />
  )
}

const usageOf = ({ usage, unit }: InvoiceRecord) =>
  unit.type === 'ratio' ? <Money amount={usage} /> : inFull(usage)

/** The lines of an invoice, which add up to what is payable. */
export function Statement({ invoice, onLine }: StatementProps) {
  const sum = invoice.records.reduce((total, { amount }) => total.plus(amount), new Big(0))
  return (
    <section className="billing-statement">
      <h2>Statement</h2>
      <table className="billing-table">
        <thead>
          <tr>
            <th scope="col">Service</th>
            <th scope="col">Usage</th>
            <th scope="col">Unit value</th>
            <th scope="col">Amount</th>
            {onLine && (
              <th scope="col">
                <span className="kit-unseen">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {invoice.records.map((record, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is theirs
            <tr key={index}>
              <th scope="row">
                {nameOf(record)}
                {record.description && record.description !== nameOf(record) && (
                  <span className="billing-note">
                    <bdi>{record.description}</bdi>
                  </span>
                )}
              </th>
              <td>
                <FieldBoundary of={record}>{() => usageOf(record)}</FieldBoundary>
              </td>
              <td>
                <FieldBoundary of={record}>{() => unitOf(record)}</FieldBoundary>
              </td>
              <td>
                <Money amount={record.amount} />
              </td>
              {onLine && (
                <td>
                  <Button
                    type="text"
                    size="small"
                    icon={<EditOutlined />}
                    aria-label={`Edit line ${index + 1}, ${nameOf(record)}`}
                    onClick={() => onLine(record)}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="billing-sum">
            <th scope="row" colSpan={3}>
              Total payable
            </th>
            <td>
              <Money amount={sum} />
            </td>
            {onLine && <td />}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
