import { useState } from 'react'
import {
  type Affiliate,
  type AffiliateClaim,
  api,
  useAffiliateClaimHistoryQuery,
} from '@/api/gen/affiliates/endpoints'
import { readList } from '@/kit/display/readValue'
import { wholeList } from '@/kit/list/fetchAllRows'
import { PAGE_SIZE, PagedTable } from '@/kit/list/PagedTable'
import { ActionMenu } from '@/kit/record/ActionMenu'
import { useRecordActions } from '@/kit/record/recordActions'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { claimActions } from './claimActions'
import { claimColumnsFor } from './claimFields'
import './affiliates.css'
import { useIsOwn } from './useIsOwn'

/** What an affiliate asked to be paid, the newest first; each is paid or rejected from its row. */
export function Claims({
  record: { affId, opId },
}: RecordTabProps<Pick<Affiliate, 'affId' | 'opId'>>) {
  const [page, setPage] = useState(1)
  const isOwn = useIsOwn()
  const actions = useRecordActions(claimActions)
  const arg = { ...(!isOwn && { affId, opId }), claimHistoryRequest: {} }
  const { currentData, ...call } = useAffiliateClaimHistoryQuery(arg)
  const claims = currentData && readList(currentData)
  const columns = claimColumnsFor(isOwn)
  const menu = {
    key: 'actions',
    title: 'Actions',
    width: 72,
    render: (claim: AffiliateClaim) => (
      <ActionMenu subject={claim} label={`Actions of claim ${claim.claimId}`} actions={actions} />
    ),
  }
  return (
    <div className="affiliates-claims" {...(actions.length > 0 && { 'data-actions': true })}>
      <PagedTable
        what="claims"
        columns={actions.length > 0 ? [...columns, menu] : columns}
        rowKey="claimId"
        call={{
          ...call,
          rows: claims?.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
          count: claims?.length,
        }}
        page={page}
        onPage={setPage}
        exporting={{
          fileName: `claims-of-${affId}`,
          ...wholeList(api.endpoints.affiliateClaimHistory, arg),
        }}
        empty="Nothing was claimed yet."
      />
    </div>
  )
}
