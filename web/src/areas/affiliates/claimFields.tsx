import type { AffiliateClaim } from '@/api/gen/affiliates/endpoints'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { FigureLink } from '@/session/FigureLink'
import { claimStates, periodOf } from './labels'
import { recordAt } from './links'
import { useIsOwn } from './useIsOwn'

/** Where a claim stands; staff are led to the payment of one that is paid, which an affiliate does not read. */
function State({ claim }: { readonly claim: AffiliateClaim }) {
  const isOwn = useIsOwn()
  const state = <Status {...labelOf(claimStates, claim.status)} />
  if (isOwn || !claim.paymentId) return state
  return <FigureLink to={recordAt(claim, claim.paymentId)}>{state}</FigureLink>
}

/** Longer ids are cut in their middle. */
const SHOWN = 13

export const claimFields = fieldsOf<AffiliateClaim>()({
  claimId: {
    label: 'Claim',
    width: 136,
    render: ({ claimId }) => (
      <code title={claimId}>
        {claimId.length > SHOWN ? `${claimId.slice(0, 8)}…${claimId.slice(-4)}` : claimId}
      </code>
    ),
    csv: ({ claimId }) => claimId,
  },
  period: { label: 'Months (UTC)', width: 200, read: periodOf },
  amountInUSD: { label: 'Amount', width: 128, kind: 'usd' },
  status: {
    width: 104,
    render: (claim) => <State claim={claim} />,
    csv: ({ status }) => claimStates[status]?.label ?? status,
  },
  claimedAt: { label: 'Claimed', width: 144, kind: 'time' },
  decidedBy: {
    width: 128,
    render: ({ decidedBy }) => decidedBy && <Name text={decidedBy.nickname} />,
  },
  decidedAt: { label: 'Decided', width: 144, kind: 'time' },
  note: {
    width: 176,
    render: ({ note }) =>
      note && (
        <span className="affiliates-note" dir="auto" title={note}>
          {note}
        </span>
      ),
    csv: ({ note }) => note,
  },
})

const all = claimFields.columns()

/** Who of the staff decided, an affiliate does not read. */
export const claimColumnsFor = (isOwn: boolean) =>
  isOwn ? all.filter(({ key }) => key !== 'decidedBy') : all
