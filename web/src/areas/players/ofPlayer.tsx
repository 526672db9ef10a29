import type { ReviewedPlayer } from '@/api/gen/shared/types'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import type { Column } from '@/kit/list/columns'
import type { RecordField } from '@/kit/record/RecordFields'
import { PlayerLink } from './PlayerLink'
import { playerFacts } from './playerFacts'

interface OfPlayer {
  readonly player: ReviewedPlayer
}

const nameOf = ({ firstName, lastName }: ReviewedPlayer): string => joined([firstName, lastName])

type Shown = 'width' | 'optional' | 'sortable'

const column = (
  key: string,
  title: string,
  width: number,
  read: (player: ReviewedPlayer) => string,
  rest: Partial<Pick<Column<OfPlayer>, Shown>> = {},
): Column<OfPlayer> => ({
  key,
  title,
  width,
  ...rest,
  read: ({ player }) => read(player),
})

/** Columns of whose record it is, for lists of what staff review. */
export const playerOf = {
  code: column('playerCode', 'Player', 96, ({ playerCode }) => playerCode, { sortable: true }),
  username: column('username', 'Username', 128, ({ username }) => username),
  name: column('name', 'Name', 128, nameOf),
}

/** Whose record it is, for a dialog about it. */
export const playerNames = (player: ReviewedPlayer): readonly RecordField[] => [
  ...playerFacts(player),
  ['Player’s name', () => <Name text={nameOf(player)} />],
]

/** Whose record it is, for its details. */
export const playerFields = (player: ReviewedPlayer, opTitle: string): readonly RecordField[] => [
  ['Player code', () => <PlayerLink playerCode={player.playerCode} />],
  ['Username', () => <Name text={player.username} />],
  ['Name', () => <Name text={nameOf(player)} />],
  ['Operator', opTitle],
  ['Test player', () => yesNo(player.isTest)],
]
