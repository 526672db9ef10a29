import Big from 'big.js'
import { useMemo } from 'react'
import {
  api,
  type Bet,
  type BetSums,
  type BetsPage,
  useBetsListQuery,
  useOperatorBetsListQuery,
} from '@/api/gen/bets/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import type { ListSource } from '@/kit/list/fetchAllRows'
import type { FilterField } from '@/kit/list/filterField'
import { ListPage, type LoadedPage } from '@/kit/list/ListPage'
import type { ListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { useOperatorColumn } from '@/session/operator'
import type { Reads } from '@/session/reads'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { betActions } from './actions'
import { BetTotals, FoundBets } from './BetTotals'
import { columns } from './fields'
import { betReads, betsSpec, operatorFields, platformFields, useBetList } from './filters'
import { nameOf } from './labels'
import { settleEvent } from './settleEvent'

const BetDrawer = lazyComponent(() => import('./BetDrawer').then((code) => code.BetDrawer))

/** Players' bets: the platform's own staff have more to filter by. */
export function Bets() {
  return isPlatformAdmin(useSession().user.role) ? <PlatformBets /> : <OperatorBets />
}

function PlatformBets() {
  const { list, fields, query } = useListed(platformFields)
  const source = { endpoint: api.endpoints.betsList, arg: query }
  return <BetList list={list} fields={fields} source={source} loaded={useBetsListQuery(query)} />
}

function OperatorBets() {
  const { list, fields, query } = useListed(operatorFields)
  const source = { endpoint: api.endpoints.operatorBetsList, arg: query }
  const loaded = useOperatorBetsListQuery(query)
  return <BetList list={list} fields={fields} source={source} loaded={loaded} />
}

function useListed(all: readonly FilterField[]) {
  const { list, fields, filters } = useBetList(betsSpec, all)
  const { page, limit, sort } = list
  return { list, fields, query: { page, limit, sort, ...filters } }
}

/** What the bets that are found come to, those that are not listed included: a report's figure that leads here. */
function together(listed: BetSums, unlisted: BetSums | null | undefined): BetSums {
  const plus = (name: keyof BetSums) => new Big(listed[name]).plus(unlisted?.[name] ?? 0).toNumber()
  return {
    count: plus('count'),
    settledCount: plus('settledCount'),
    stakeInUSD: plus('stakeInUSD'),
    winInUSD: plus('winInUSD'),
    plInUSD: plus('plInUSD'),
  }
}

interface BetListProps {
  readonly list: ListState<typeof betsSpec.filters>
  readonly fields: readonly FilterField[]
  readonly source: ListSource
  readonly loaded: LoadedPage<Bet> & { readonly data?: BetsPage | undefined }
}

function BetList({ list, fields, source, loaded }: BetListProps) {
  const opened = useOpenRecord(loaded, 'betId')
  const { event, dateField } = list.filters
  const items = loaded.data?.items
  const bulk = useMemo(() => settleEvent({ event }, items ?? []), [event, items])
  const unlisted = loaded.data?.unlisted
  const totals = loaded.data?.totals
  return (
    <>
      <ListPage
        id="bets"
        what="bets"
        list={list}
        loaded={loaded}
        columns={useOperatorColumn(columns, 'operator.opTitle')}
        filters={fields}
        rowKey="betId"
        rowName={nameOf}
        onOpen={opened.open}
        addressOf={opened.addressOf}
        actions={betActions}
        bulk={bulk}
        exporting={{ fileName: 'bets', ...source }}
        summary={
          <>
            <FoundBets totals={totals} unlisted={unlisted} />
            {dateField && totals && (
              <BetTotals sums={together(totals, unlisted)}>
                <span>All</span>
              </BetTotals>
            )}
          </>
        }
        empty={{ title: 'No bets yet', advice: 'Players’ bets are listed here.' }}
      />
      {opened.wasOpened && <BetDrawer {...opened.drawer} listed={opened.record.data} />}
    </>
  )
}

type Paging = Pick<ListState<typeof betsSpec.filters>, 'page' | 'limit' | 'sort'>

const toArg = ({ page, limit, sort }: Paging, filters: object) => ({
  page,
  limit,
  sort,
  ...filters,
})
const ofPlatform = betReads(betsSpec, platformFields, api.endpoints.betsList, toArg)
const ofOperators = betReads(betsSpec, operatorFields, api.endpoints.operatorBetsList, toArg)

export const reads: Reads = (visit) =>
  isPlatformAdmin(visit.user.role) ? ofPlatform(visit) : ofOperators(visit)
