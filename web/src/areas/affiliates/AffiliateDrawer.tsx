import { type AffiliateDetails, useAffiliateQuery } from '@/api/gen/affiliates/endpoints'
import { labelOf, Status } from '@/kit/display/Status'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import { useAffiliateComposition } from './composition'
import { pathOf, statuses } from './labels'
import './affiliates.css'

/** An affiliate's details from the right, over the list. */
export function AffiliateDrawer(opened: OpenedRecord) {
  const { openId: userCode } = opened
  const call = useAffiliateQuery({ userCode: userCode ?? '' }, { skip: userCode === null })
  const { actions, tabs } = useAffiliateComposition()
  const path = userCode === null ? undefined : pathOf({ userCode })
  return (
    <RecordDrawer<AffiliateDetails>
      {...opened}
      title="Affiliate"
      name={({ affTitle }) => affTitle}
      path={path}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
      tabs={tabs}
    />
  )
}
