import { InfoCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type FadingDialogProps, useFadingDialog } from '@/kit/dialog/useDialog'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import './records.css'

export type Detail = readonly [term: string, meaning: string]

const INVOICE_DETAILS: readonly Detail[] = [
  ['GGR', 'Bets minus wins of the month’s settled bets, casino and sport, in USD at bet time.'],
  [
    'Invoice amount',
    'GGR × percentage, or the minimum monthly fee where that is more. A loss counts as a GGR of 0. The invoice keeps the percentage and minimum that applied.',
  ],
  [
    'Test players',
    'Whose bets count: all players’, test players’ only, or all except test players’.',
  ],
  ['Brands', 'An operator’s invoice counts its brands’ bets too, unless they were left out.'],
  ['Period', 'The month that was billed (UTC). A payment belongs to the month it was issued in.'],
  [
    'Outstanding',
    'Invoiced less paid, for everything that matches the filters. A negative amount is a credit.',
  ],
]

interface AdditionalDetailsProps {
  readonly details?: readonly Detail[] | undefined
}

/** Opens what the words and figures of a list mean. */
export function AdditionalDetails({ details = INVOICE_DETAILS }: AdditionalDetailsProps) {
  const open = useFadingDialog(DetailsDialog)
  return (
    <Button
      icon={<InfoCircleOutlined />}
      aria-label="Additional details"
      aria-haspopup="dialog"
      title="Additional details"
      onClick={() => open({ details })}
    />
  )
}

interface DetailsDialogProps extends FadingDialogProps {
  readonly details: readonly Detail[]
}

const DetailsDialog = ({ details, open, onClose }: DetailsDialogProps) => (
  <ReadOnlyDialog open={open} title="Additional details" onClose={onClose}>
    <dl className="records-help">
      {details.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </ReadOnlyDialog>
)
