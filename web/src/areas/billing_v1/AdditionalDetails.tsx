import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import './records.css'

export type Detail = readonly [term: string, meaning: string]

const INVOICE_DETAILS: readonly Detail[] = [
  ['GGR', 'Bets minus wins of the month’s settled bets, casino and sport, in USD at bet time.'],
  [
    'Amount of an invoice',
    'GGR × percentage, or the minimum monthly fee where that is more. A loss counts as a GGR of 0. Percentage and minimum are kept in the invoice as they stood.',
  ],
  [
    'Test players',
    'Whether the bets of everybody count, of test players only, or of all but them.',
  ],
  ['Brands', 'An operator’s invoice counts its brands’ bets too, unless they were left out.'],
  ['Period', 'The month that was billed (UTC). A payment stands under the month it was issued in.'],
  [
    'Open',
    'What was invoiced less what was paid, over everything that the filters find. Less than zero is a credit.',
  ],
]

interface AdditionalDetailsProps {
  readonly details?: readonly Detail[]
}

/** Opens what the words and figures of a list mean. */
export function AdditionalDetails({ details = INVOICE_DETAILS }: AdditionalDetailsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        icon={<QuestionCircleOutlined />}
        aria-label="Additional Details"
        aria-haspopup="dialog"
        title="Additional Details"
        onClick={() => setOpen(true)}
      />
      <Modal
        open={open}
        title="Additional Details"
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <dl className="records-help">
          {details.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Modal>
    </>
  )
}
