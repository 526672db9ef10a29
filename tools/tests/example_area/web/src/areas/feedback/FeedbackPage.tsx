import { api, useFeedbackListQuery } from '@/api/gen/feedback/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useGlobalFilters } from '@/session/operator'
import { withGlobals } from '@/session/reads'
import { actions } from './actions'
import { fields, filters } from './fields'

const FeedbackDrawer = lazyComponent(() =>
  import('./FeedbackDrawer').then((code) => code.FeedbackDrawer),
)

const columns = fields.columns()

/** What players say, and what staff answer. */
export function FeedbackPage() {
  const list = useListState(filters)
  const query = { ...list.query, ...useGlobalFilters() }
  const loaded = useFeedbackListQuery(query)
  const opened = useOpenRecord(loaded, 'id')
  return (
    <>
      <ListPage
        id="feedback"
        what="feedback"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="id"
        rowName={({ playerCode }) => `feedback of ${playerCode}`}
        onOpen={opened.open}
        actions={actions}
        exporting={{ fileName: 'feedback', endpoint: api.endpoints.feedbackList, arg: query }}
        empty={{ title: 'No feedback yet', advice: 'What players say is listed here.' }}
      />
      {opened.wasOpened && <FeedbackDrawer {...opened.drawer} />}
    </>
  )
}

export const reads = listReads(filters, api.endpoints.feedbackList, withGlobals)
