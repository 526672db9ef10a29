import type { ReviewedPlayer } from '@/api/gen/shared/types'
import { joined, withoutBidiControls, yesNo } from '@/kit/display/None'
import type { Column } from '@/kit/list/columns'
import type { RecordField } from '@/kit/record/RecordFields'
import { PlayerLink } from './PlayerLink'

interface OfPlayer {
  readonly player: ReviewedPlayer
}

const nameOf = ({ firstName, lastName }: ReviewedPlayer) =>
  withoutBidiControls(joined([firstName, lastName]))

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
  ['Player', () => withoutBidiControls(joined([player.username, player.playerCode], ' · '))],
  ['Player’s name', () => nameOf(player)],
]

/** Whose record it is, for its details. */
export const playerFields = (player: ReviewedPlayer, opTitle: string): readonly RecordField[] => [
  ['Player code', () => <PlayerLink playerCode={player.playerCode} />],
  ['Username', () => player.username],
  ['Name', () => nameOf(player)],
  ['Operator', opTitle],
  ['Test player', () => yesNo(player.isTest)],
]
