import { Segmented } from 'antd'
import { optionsOf } from '@/kit/display/options'
import type { StatusLabel } from '../display/Status'
import './ListPage.css'

interface StatusTabsProps<Name extends string> {
  /** In the order in which a record goes through them. */
  readonly statuses: readonly Name[]
  readonly labels: Readonly<Record<Name, StatusLabel>>
  /** None where all are listed. */
  readonly status: Name | undefined
  readonly onChoose: (status: Name | null) => void
}

const ALL = 'ALL'

/** The status filter of a list whose records wait for a decision, above it. */
export function StatusTabs<Name extends string>(props: StatusTabsProps<Name>) {
  const { statuses, labels, status, onChoose } = props
  return (
    <Segmented<Name | typeof ALL>
      className="kit-list-states"
      aria-label="Status"
      options={[...optionsOf(statuses, labels), { value: ALL, label: 'All' }]}
      value={status ?? ALL}
      onChange={(chosen) => onChoose(chosen === ALL ? null : (chosen as Name))}
    />
  )
}
