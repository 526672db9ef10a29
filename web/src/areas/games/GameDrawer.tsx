import { type Game, useGameQuery } from '@/api/gen/games/endpoints'
import { countryName } from '@/kit/display/countryName'
import { RecordFields } from '@/kit/display/RecordFields'
import { labelOf, Status } from '@/kit/display/Status'
import { jsonTab } from '@/kit/record/jsonTab'
import { type OpenedRecord, RecordDrawer } from '@/kit/record/RecordDrawer'
import type { RecordAction } from '@/kit/record/recordActions'
import type { RecordTab, RecordTabProps } from '@/kit/record/recordTabs'
import { OPERATOR_ROLES, PLATFORM_ADMINS } from '@/session/roles'
import { EnableOperators } from './EnableOperators'
import { fields } from './fields'
import { GameImage } from './GameImage'
import { nameOf, partsOf, statuses } from './labels'
import { OwnEntries } from './OwnEntries'

const ABOUT = ['provider', 'aggregator', 'categories', 'subCategories', 'tag'] as const
const PLAYED = ['displayRTP', 'reason', 'order', 'operatorsOn'] as const
const OF_OPERATOR = ['entryStatus', 'operatorOrder', 'bets', 'ggrInUSD', 'actualRTP'] as const
const RECORD = ['id', 'createdAt', 'updatedAt', 'updatedBy'] as const

const tabs: readonly RecordTab<Game>[] = [
  { key: 'details', label: 'Details', Body: Details },
  { key: 'countries', label: 'Restricted countries', Body: Countries },
  {
    key: 'operators',
    label: 'Enable operators',
    roles: PLATFORM_ADMINS,
    permission: 'games_edit',
    Body: EnableOperators,
  },
  { key: 'own', label: 'Operators', roles: OPERATOR_ROLES, Body: OwnEntries },
  jsonTab<Game>((game) => `${nameOf(game)} as JSON`, { roles: ['SUPER_ADMIN'] }),
]

interface GameDrawerProps extends OpenedRecord {
  readonly opId: string | undefined
  readonly actions: readonly RecordAction<Game>[]
}

/** A game, where it is restricted, and who has it. */
export function GameDrawer({ opId, actions, ...opened }: GameDrawerProps) {
  const arg = { gameId: opened.openId ?? '', ...(opId && { opId }) }
  const call = useGameQuery(arg, { skip: !opened.openId })
  return (
    <RecordDrawer<Game>
      {...opened}
      title="Game"
      name={({ title }) => title}
      loaded={call}
      state={({ status }) => <Status {...labelOf(statuses, status)} />}
      actions={actions}
      tabs={tabs}
    />
  )
}

function Details({ record: game }: RecordTabProps<Game>) {
  return (
    <>
      <GameImage game={game} alt={game.title} className="games-preview" />
      <RecordFields fields={fields.facts(game, 'title', 'status', ...ABOUT, ...PLAYED)} />
      {game.entry && (
        <RecordFields title={game.entry.opTitle} fields={fields.facts(game, ...OF_OPERATOR)} />
      )}
      <RecordFields title="Record" fields={fields.facts(game, ...RECORD)} />
    </>
  )
}

function Countries({ record }: RecordTabProps<Game>) {
  const codes = partsOf(record.restrictedCountries)
  if (codes.length === 0) return <p role="status">It is restricted nowhere.</p>
  return (
    <ul className="games-countries">
      {codes.map((code) => (
        <li key={code}>{countryName(code)}</li>
      ))}
    </ul>
  )
}
