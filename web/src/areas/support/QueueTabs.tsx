import { Segmented } from 'antd'
import type { TicketCounts } from '@/api/gen/support/endpoints'
import { inFull } from '@/kit/display/decimal'
import { readNumber } from '@/kit/display/readValue'
import { QUEUE_STATES, type QueueState } from './fields'
import { statuses } from './labels'

interface QueueTabsProps {
  readonly state: QueueState
  /** By status, as the other filters find them. */
  readonly counts: TicketCounts | undefined
  readonly onChoose: (state: QueueState) => void
}

const names: Readonly<Record<'WAITING' | 'SNOOZED' | 'ALL', string>> = {
  WAITING: 'Waiting',
  SNOOZED: 'Snoozed',
  ALL: 'All',
}

const isStatus = (state: QueueState): state is keyof typeof statuses => state in statuses

/** The states of a queue, each with how many tickets it has. */
export function QueueTabs({ state, counts, onChoose }: QueueTabsProps) {
  return (
    <Segmented<QueueState>
      className="kit-list-states"
      aria-label="Status"
      value={state}
      onChange={onChoose}
      options={QUEUE_STATES.map((each) => {
        const name = isStatus(each) ? statuses[each].label : names[each]
        const count = counts && readNumber(countOf(each, counts))
        return { value: each, label: count ? `${name} ${inFull(count)}` : name }
      })}
    />
  )
}

/** Those that wait are listed without the snoozed ones, so their tab bears no number of its own. */
function countOf(state: QueueState, counts: TicketCounts): number | undefined {
  if (state === 'WAITING' || state === 'ALL') return undefined
  return state === 'SNOOZED' ? counts.snoozed : counts[state]
}
