import {
  api,
  type GamesApiArg,
  useGameChoicesQuery,
  useGamesQuery,
} from '@/api/gen/games/endpoints'
import { lazyComponent } from '@/kit/lazyComponent'
import { ListPage } from '@/kit/list/ListPage'
import { useListState } from '@/kit/list/useListState'
import { useOpenRecord } from '@/kit/list/useOpenRecord'
import { useAddressChoice } from '@/kit/useAddressChoice'
import { listReads } from '@/session/listReads'
import { chosenOperator, type Reads } from '@/session/reads'
import { useGameActions } from './actions'
import { useStatusBulk } from './bulk'
import { columnsOf, filterFields, filters } from './fields'
import { nameOf } from './labels'
import { Toolbar } from './Toolbar'
import { gameOperator, useGameOperator } from './useGameOperator'

const GameDrawer = lazyComponent(() => import('./GameDrawer').then((code) => code.GameDrawer))
const GameGrid = lazyComponent(() => import('./GameGrid').then((code) => code.GameGrid))

const EMPTY = { title: 'No games yet', advice: 'The platform’s games are listed here.' }

/** All there is to play, as a table or as a grid; with an operator, what it has of it. */
export function Games() {
  const opId = useGameOperator()
  const list = useListState(filters)
  const isGrid = useAddressChoice('tab', ['GRID', 'TABLE']) === 'GRID'
  const arg = argOf(list.query, opId)
  const loaded = useGamesQuery(arg, { skip: isGrid })
  const choices = useGameChoicesQuery().data
  const opened = useOpenRecord(loaded, 'id')
  const actions = useGameActions()
  const bulk = useStatusBulk(opId)
  const fields = filterFields(choices, opId)
  const toolbar = <Toolbar opId={opId} choices={choices} isGrid={isGrid} />
  return (
    <>
      {isGrid ? (
        <GameGrid arg={arg} list={list} fields={fields} toolbar={toolbar} onOpen={opened.open} />
      ) : (
        <ListPage
          id="games"
          what="games"
          list={list}
          loaded={loaded}
          columns={columnsOf(opId)}
          filters={fields}
          rowKey="id"
          rowName={nameOf}
          onOpen={opened.open}
          addressOf={opened.addressOf}
          actions={actions}
          bulk={bulk}
          exporting={{ fileName: 'games', endpoint: api.endpoints.games, arg }}
          toolbar={toolbar}
          empty={EMPTY}
        />
      )}
      {opened.wasOpened && <GameDrawer {...opened.drawer} opId={opId} actions={actions} />}
    </>
  )
}

type Query = Omit<GamesApiArg, 'opId'>

/** What concerns an operator is asked with one alone. */
function argOf({ operatorStatus, sort, ...query }: Query, opId: string | undefined): GamesApiArg {
  if (opId)
    return { ...query, opId, ...(sort && { sort }), ...(operatorStatus && { operatorStatus }) }
  const isOperators = sort?.endsWith('operatorOrder')
  return { ...query, ...(sort && !isOperators && { sort }) }
}

const ofTable = listReads(filters, api.endpoints.games, (query, visit) =>
  argOf(query, gameOperator(chosenOperator(visit), visit.user)),
)

/** The grid asks for what is in view. */
export const reads: Reads = (visit) =>
  new URLSearchParams(visit.search).get('tab') === 'GRID' ? [] : ofTable(visit)
