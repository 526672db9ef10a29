import { useState } from 'react'
import { api, type UsernameReview, useUsernamesQuery } from '@/api/gen/usernames/endpoints'
import { usernameStatusValues } from '@/api/gen/usernames/enums'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { StatusTabs } from '@/kit/list/StatusTabs'
import { useListState } from '@/kit/list/useListState'
import type { RecordAction } from '@/kit/record/ActionMenu'
import { useOpenRecord } from '@/kit/record/useOpenRecord'
import { useGlobalFilters } from '@/session/operator'
import { useSession } from '@/session/session'
import { useBulkReviews } from './bulk'
import { columns } from './columns'
import { notApproved, notRejected, statuses } from './labels'

const ApproveUsername = lazyComponent(() =>
  import('./ApproveUsername').then((code) => code.ApproveUsername),
)
const EditUsername = lazyComponent(() => import('./EditUsername').then((code) => code.EditUsername))
const UsernameDrawer = lazyComponent(() =>
  import('./UsernameDrawer').then((code) => code.UsernameDrawer),
)

const SPEC = {
  sort: '-createdAt',
  filters: {
    status: usernameStatusValues,
    playerCode: 'text',
    username: 'text',
    from: 'instant',
    to: 'instant',
  },
} as const

const FILTERS = [
  { name: 'username', label: 'Username', width: 140 },
  { name: 'playerCode', label: 'Player code', width: 112 },
  { name: 'from', label: 'Requested from', width: 140, day: { edge: 'start', bound: 'to' } },
  { name: 'to', label: 'Requested to', width: 140, day: { edge: 'end', bound: 'from' } },
] as const

const permission = 'usernames_write' as const

interface Edited {
  readonly playerCode: string
  readonly defaultStatus?: 'REJECT'
}

/** Names that players asked for, by status, and what staff decide of them. */
export function Usernames() {
  const list = useListState(SPEC)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = useUsernamesQuery(query)
  const opened = useOpenRecord(loaded, 'playerCode')
  const [edited, setEdited] = useState<Edited | null>(null)
  const [approved, setApproved] = useState<UsernameReview | null>(null)
  const { role } = useSession().user

  const actions: readonly RecordAction<UsernameReview>[] = [
    {
      id: 'approve',
      label: 'Approve username',
      permission,
      disabledReason: (review) => notApproved(review, role),
      run: setApproved,
    },
    {
      id: 'edit',
      label: 'Edit username',
      permission,
      run: ({ playerCode }) => setEdited({ playerCode }),
    },
    {
      id: 'reject',
      label: 'Reject username',
      permission,
      danger: true,
      disabledReason: notRejected,
      run: ({ playerCode }) => setEdited({ playerCode, defaultStatus: 'REJECT' }),
    },
  ]

  return (
    <>
      <ListPage
        id="usernames"
        what="usernames"
        list={list}
        loaded={loaded}
        columns={columns}
        filters={FILTERS}
        rowKey="playerCode"
        rowName={({ playerCode }) => `username of ${playerCode}`}
        onOpen={opened.open}
        actions={actions}
        bulk={useBulkReviews()}
        exporting={{ fileName: 'usernames', endpoint: api.endpoints.usernames, arg: query }}
        above={
          <StatusTabs
            statuses={usernameStatusValues}
            labels={statuses}
            status={list.filters.status}
            onChoose={(status) => list.setFilters({ status })}
          />
        }
        empty={{ title: 'No usernames yet', advice: 'Usernames players request are listed here.' }}
      />
      {opened.wasOpened && <UsernameDrawer {...opened.drawer} actions={actions} />}
      {approved && <ApproveUsername review={approved} onClose={() => setApproved(null)} />}
      {edited && <EditUsername {...edited} onClose={() => setEdited(null)} />}
    </>
  )
}
