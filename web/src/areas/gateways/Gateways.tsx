import { Button } from 'antd'
import { api, type PaymentGateway, useGatewaysQuery } from '@/api/gen/gateways/endpoints'
import { useDialog } from '@/kit/dialog/useDialog'
import { Can } from '@/kit/display/Can'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { type ListState, useListState } from '@/kit/list/useListState'
import { listReads } from '@/session/listReads'
import { useOperationAccess } from '@/session/operationAccess'
import { useChosenOperator, useTenantFilters } from '@/session/operator'
import { useChooseOperator } from '@/session/operatorPlace'
import { withTenants } from '@/session/reads'
import { useSession } from '@/session/session'
import { useHrefTo } from '@/session/useGoTo'
import { useGatewayActions } from './actions'
import { columns, filters } from './fields'
import { addressOf, createTitle, type Kind, nameOf, whyNotOrdered } from './labels'

const NewGateway = lazyComponent(() => import('./NewGateway').then((code) => code.NewGateway))
const OrderGateways = lazyComponent(() =>
  import('./OrderGateways').then((code) => code.OrderGateways),
)
const EditTags = lazyComponent(() => import('./EditTags').then((code) => code.EditTags))

export const DepositGateways = () => <Gateways operation="DEPOSIT" version="V1" />
export const DepositGatewaysV2 = () => <Gateways operation="DEPOSIT" version="V2" />
export const WithdrawGateways = () => <Gateways operation="WITHDRAW" version="V1" />
export const WithdrawGatewaysV2 = () => <Gateways operation="WITHDRAW" version="V2" />

const LISTS = {
  DEPOSIT: { V1: 'gateways.deposit', V2: 'gateways.deposit.v2' },
  WITHDRAW: { V1: 'gateways.withdraw', V2: 'gateways.withdraw.v2' },
} as const

/** The gateways of an operation and generation; a row leads to its page. */
function Gateways(kind: Kind) {
  const { operation, version } = kind
  const list = useListState(filters)
  const query = { ...list.query, ...useTenantFilters(), ...kind }
  const loaded = useGatewaysQuery(query)
  const { actions } = useGatewayActions()
  const hrefTo = useHrefTo()
  return (
    <ListPage
      id={LISTS[operation][version]}
      what="gateways"
      list={list}
      loaded={loaded}
      columns={columns}
      rowKey="uuid"
      rowName={nameOf}
      hrefOf={(gateway) => hrefTo(addressOf(gateway))}
      actions={actions}
      exporting={{ fileName: 'gateways', endpoint: api.endpoints.gateways, arg: query }}
      toolbar={<Tools kind={kind} listed={isWhole(list, loaded.data) ? loaded.data.items : null} />}
      empty={{
        title: 'No gateways yet',
        advice: 'Create one of the gateways that the operator is allowed.',
      }}
    />
  )
}

interface Listed {
  readonly items: readonly PaymentGateway[]
  readonly count: number
}

/** Whether the list shows all that there are. */
const isWhole = (
  { filters: chosen }: Pick<ListState<typeof filters.filters>, 'filters'>,
  data: Listed | undefined,
): data is Listed =>
  data !== undefined && Object.keys(chosen).length === 0 && data.items.length === data.count

interface ToolsProps {
  readonly kind: Kind
  /** Null where the list shows only some. */
  readonly listed: readonly PaymentGateway[] | null
}

/** What concerns an operator's gateways all together, where one is chosen or the user's own, and a new one. */
function Tools({ kind, listed }: ToolsProps) {
  const own = useSession().user.opId ?? undefined
  const opId = useChosenOperator() ?? own
  const create = useDialog(NewGateway)
  const order = useDialog(OrderGateways)
  const tags = useDialog(EditTags)
  const offers = useOperationAccess()
  const choose = useChooseOperator()
  const reason = opId ? null : choose
  return (
    <>
      {offers('operatorTagsEdit') && (
        <Can permission="gateway_tags_write" disabledReason={reason}>
          <Button onClick={() => opId && tags({ opId })}>Tags</Button>
        </Can>
      )}
      <Can
        permission="gateways_write"
        disabledReason={reason ?? (listed && whyNotOrdered(listed, opId))}
      >
        <Button onClick={() => opId && order({ ...kind, opId })}>Order gateways</Button>
      </Can>
      <Can permission="gateways_write">
        <Button type="primary" onClick={() => create(kind)}>
          {createTitle(kind)}
        </Button>
      </Can>
    </>
  )
}

const readsOf = (kind: Kind) =>
  listReads(filters, api.endpoints.gateways, (query, visit) => ({
    ...withTenants(query, visit),
    ...kind,
  }))

export const depositGatewaysReads = readsOf({ operation: 'DEPOSIT', version: 'V1' })
export const depositGatewaysV2Reads = readsOf({ operation: 'DEPOSIT', version: 'V2' })
export const withdrawGatewaysReads = readsOf({ operation: 'WITHDRAW', version: 'V1' })
export const withdrawGatewaysV2Reads = readsOf({ operation: 'WITHDRAW', version: 'V2' })
