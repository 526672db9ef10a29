import { Button } from 'antd'
import { Navigate } from 'react-router'
import { type AffiliatePage, api, useAffiliatesQuery } from '@/api/gen/affiliates/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { listReads } from '@/session/listReads'
import { useOperationAccess } from '@/session/operationAccess'
import { useTenantFilters } from '@/session/operator'
import { withTenants } from '@/session/reads'
import { useSession } from '@/session/session'
import { useAffiliateComposition } from './composition'
import { columns, filters } from './fields'
import { nameOf, pathOf } from './labels'
import { useIsOwn } from './useIsOwn'

const AffiliateDrawer = lazyComponent(() =>
  import('./AffiliateDrawer').then((code) => code.AffiliateDrawer),
)
const NewAffiliate = lazyComponent(() => import('./NewAffiliate').then((code) => code.NewAffiliate))

/** The partners who refer players; an affiliate is led on to its own page. */
export function Affiliates() {
  const { user } = useSession()
  const isOwn = useIsOwn()
  return isOwn ? <Navigate to={pathOf(user)} replace /> : <AllAffiliates />
}

function AllAffiliates() {
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters() }
  const loaded = useAffiliatesQuery(query)
  const opened = useOpenRecord(loaded, 'userCode', { hasTab: true })
  const { rowActions } = useAffiliateComposition()
  const mayCreate = useOperationAccess()('affiliateCreate')
  const openNew = useDialog(NewAffiliate)
  return (
    <>
      <ListPage
        id="affiliates"
        what="affiliates"
        list={list}
        loaded={loaded}
        columns={columns}
        rowKey="userCode"
        rowName={nameOf}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={rowActions}
        exporting={{ fileName: 'affiliates', endpoint: api.endpoints.affiliates, arg: query }}
        toolbar={
          mayCreate && (
            <Can permission="affiliates_write">
              <Button type="primary" onClick={() => openNew()}>
                Create affiliate
              </Button>
            </Can>
          )
        }
        summary={loaded.data && <Totals totals={loaded.data.totals} />}
        empty={{
          title: 'No affiliates yet',
          advice: 'Create one for each partner who brings players by links of their own.',
        }}
      />
      {opened.wasOpened && <AffiliateDrawer {...opened.drawer} />}
    </>
  )
}

const Totals = ({ totals }: Pick<AffiliatePage, 'totals'>) => (
  <span>
    {inFull(totals.players)} players, outstanding <Money amount={totals.openAmountInUSD} />,
    claimable <Money amount={totals.claimableInUSD} />
  </span>
)

export const reads = listReads(filters, api.endpoints.affiliates, withTenants)
