import { FIGURE_DAYS } from '@/api/gen/games/constants'
import type { Game, GameChoices, GamesApiArg } from '@/api/gen/games/endpoints'
import { gameStatusValues } from '@/api/gen/games/enums'
import { inFull } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { optionsOf } from '@/kit/display/options'
import { percentText } from '@/kit/display/percent'
import { defineFilters, withOptions } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import type { FilterField } from '@/kit/list/filterField'
import { COUNTRIES } from './countries'
import { Figure } from './Figure'
import { GameImage } from './GameImage'
import { aggregators, operatorsOn, partsOf, statuses } from './labels'

const PLACES = 2
const percentage = (value: number | null | undefined): string | null =>
  value === null || value === undefined ? null : percentText(value, PLACES)
const listed = (text: string): string => partsOf(text).join(', ')
const OF_DAYS = `, ${FIGURE_DAYS} days`

function OperatorsOn({ game }: { readonly game: Game }) {
  const on = operatorsOn(game)
  return <span title={on.join(', ')}>{on.length}</span>
}

export const fields = fieldsOf<Game>()({
  title: {
    label: 'Game',
    width: 200,
    sortable: true,
    render: (game) => (
      <span className="games-name">
        <GameImage game={game} />
        <span>{game.title}</span>
      </span>
    ),
    fact: ({ title }) => title,
    csv: ({ title }) => title,
  },
  provider: { width: 120 },
  aggregator: { width: 120, labels: aggregators },
  categories: { width: 120, read: ({ categories }) => listed(categories) },
  status: { width: 104, labels: statuses },
  displayRTP: {
    label: 'Declared RTP',
    width: 124,
    sortable: true,
    kind: 'number',
    render: ({ displayRTP }) => percentage(displayRTP),
    csv: ({ displayRTP }) => displayRTP,
  },
  operatorsOn: {
    field: 'operators',
    label: 'Operators',
    width: 84,
    kind: 'number',
    render: (game) => <OperatorsOn game={game} />,
    csv: (game) => operatorsOn(game).length,
    fact: (game) => operatorsOn(game).length,
  },
  restrictedCountries: {
    label: 'Restricted in',
    width: 96,
    read: ({ restrictedCountries }) => listed(restrictedCountries),
  },
  entryStatus: {
    label: 'Operator’s status',
    width: 124,
    labels: statuses,
    field: 'entry.status',
    read: ({ entry }) => entry?.status,
  },
  operatorOrder: {
    label: 'Operator’s order',
    width: 136,
    sortable: true,
    kind: 'number',
    field: 'entry.order',
    read: ({ entry }) => entry?.order,
  },
  bets: {
    field: 'play.bets',
    label: `Bets${OF_DAYS}`,
    width: 104,
    kind: 'number',
    render: (game) => <Figure game={game}>{game.play && inFull(game.play.bets)}</Figure>,
    csv: ({ play }) => play?.bets,
  },
  ggrInUSD: {
    field: 'play.ggrInUSD',
    label: `GGR${OF_DAYS}`,
    width: 124,
    kind: 'number',
    render: (game) => (
      <Figure game={game} countedIn="GGR">
        <Money amount={game.play?.ggrInUSD} />
      </Figure>
    ),
    csv: ({ play }) => play?.ggrInUSD,
  },
  actualRTP: {
    field: 'play.actualRTP',
    label: `RTP${OF_DAYS}`,
    width: 104,
    kind: 'number',
    render: (game) => {
      const text = percentage(game.play?.actualRTP)
      return (
        text && (
          <Figure game={game} countedIn="GGR">
            {text}
          </Figure>
        )
      )
    },
    csv: ({ play }) => play?.actualRTP,
  },
  tag: { width: 88, optional: true },
  subCategories: {
    label: 'Subcategories',
    width: 128,
    optional: true,
    read: ({ subCategories }) => listed(subCategories),
  },
  order: { label: 'Default order', width: 124, sortable: true, optional: true, kind: 'number' },
  reason: { width: 200, optional: true },
  id: { label: 'Game ID', width: 144, optional: true, kind: 'code', copy: 'game ID' },
  createdAt: { label: 'Added', width: 148, sortable: true, optional: true, kind: 'time' },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
  updatedBy: {
    width: 128,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy.nickname,
  },
})

const GAME = ['title', 'provider', 'categories', 'status'] as const
const SAID = ['displayRTP', 'operatorsOn', 'aggregator', 'restrictedCountries'] as const
// What narrow windows show without scrolling: how a game does, and beside its RTP the declared one.
const PLAYED = ['title', 'status', 'entryStatus', 'bets', 'ggrInUSD', 'actualRTP'] as const
const OF_GAME = [
  'provider',
  'categories',
  'operatorsOn',
  'aggregator',
  'restrictedCountries',
] as const
const MORE = [
  'tag',
  'subCategories',
  'order',
  'reason',
  'id',
  'createdAt',
  'updatedAt',
  'updatedBy',
] as const
const ofPlatform = fields.columns(...GAME, ...SAID, ...MORE)
const ofOperator = fields.columns(...PLAYED, 'displayRTP', 'operatorOrder', ...OF_GAME, ...MORE)

/** With an operator, its entries and figures too. */
export const columnsOf = (opId: string | undefined) => (opId ? ofOperator : ofPlatform)

export const filters = defineFilters<GamesApiArg>()(
  'order',
  {
    title: { width: 128 },
    status: { values: gameStatusValues, width: 112 },
    provider: { more: true },
    category: { more: true },
    operatorStatus: {
      label: 'Operator’s status',
      values: gameStatusValues,
      labels: statuses,
      more: true,
    },
    aggregator: { more: true },
    tag: { more: true },
    restrictedIn: { more: true },
  },
  { fields },
)

/** The filters with what games have; that of an operator's status only where there is one. */
export function filterFields(
  choices: GameChoices | undefined,
  opId: string | undefined,
): readonly FilterField[] {
  const shown = filters.fields.filter(({ name }) => opId || name !== 'operatorStatus')
  return withOptions(shown, {
    restrictedIn: COUNTRIES,
    ...(choices && {
      provider: optionsOf(choices.providers),
      aggregator: optionsOf(choices.aggregators, aggregators),
      category: optionsOf(choices.categories),
      tag: optionsOf(choices.tags),
    }),
  })
}
