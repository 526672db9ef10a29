import { Segmented } from 'antd'
import { optionsOf } from '@/kit/display/options'
import type { StatusLabel } from '../display/Status'
import './ListPage.css'

interface StatusTabsProps<Name extends string> {
  readonly list: {
    readonly filters: { readonly status?: Name | undefined }
    readonly setFilters: (change: { readonly status: Name | null }) => void
  }
  /** In the order in which a record goes through them. */
  readonly labels: Readonly<Record<NoInfer<Name>, StatusLabel>>
  /** Where a list has not all that have a label. */
  readonly statuses?: readonly NoInfer<Name>[]
}

const ALL = 'ALL'

/** The status filter of a list whose records wait for a decision, above it. */
export function StatusTabs<Name extends string>(props: StatusTabsProps<Name>) {
  const { list, labels, statuses = Object.keys(labels) as Name[] } = props
  return (
    <Segmented<Name | typeof ALL>
      className="kit-list-states"
      aria-label="Status"
      options={[...optionsOf(statuses, labels), { value: ALL, label: 'All' }]}
      value={list.filters.status ?? ALL}
      onChange={(chosen) => list.setFilters({ status: chosen === ALL ? null : (chosen as Name) })}
    />
  )
}
