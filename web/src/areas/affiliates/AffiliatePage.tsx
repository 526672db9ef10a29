import { useParams } from 'react-router'
import { type AffiliateDetails, api, useAffiliateQuery } from '@/api/gen/affiliates/endpoints'
import { Name } from '@/kit/display/Name'
import { labelOf, Status } from '@/kit/display/Status'
import { useAddressTab } from '@/kit/list/useOpenRecord'
import { RecordPage } from '@/kit/record/RecordPage'
import { recordReads } from '@/session/reads'
import { useAffiliateComposition } from './composition'
import { LIST_PATH, nameOf, statuses } from './labels'
import './affiliates.css'
import { useIsOwn } from './useIsOwn'

/** An affiliate: their figures, terms, channels, players, months and claims. Affiliates see their own. */
export function AffiliatePage() {
  const { userCode = '' } = useParams()
  const { actions, tabs } = useAffiliateComposition()
  const isOwn = useIsOwn()
  return (
    <RecordPage<AffiliateDetails>
      what="The affiliate"
      loaded={useAffiliateQuery({ userCode })}
      label={nameOf}
      name={({ affTitle }) => affTitle}
      title={({ affTitle, affId }) => (
        <>
          <Name text={affTitle} /> <code>{affId}</code>
        </>
      )}
      {...(!isOwn && { back: { label: 'Affiliates', to: LIST_PATH } })}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
      tabs={tabs}
      tab={useAddressTab()}
    />
  )
}

export const reads = recordReads(api.endpoints.affiliate, 'userCode', (key) => key)
