import type { ReviewedPlayer } from '@/api/gen/shared/types'
import { Name } from '@/kit/display/Name'
import { joined, yesNo } from '@/kit/display/None'
import type { RecordField } from '@/kit/display/RecordFields'
import { PersonalName } from './PersonalName'
import { PlayerLink } from './PlayerLink'
import { playerFacts } from './playerFacts'

interface OfPlayer {
  readonly player: ReviewedPlayer
}

const nameOf = ({ firstName, lastName }: ReviewedPlayer): string => joined([firstName, lastName])

/** Fields of whose record it is, for lists of what staff review. */
export const playerOf = {
  playerCode: {
    label: 'Player',
    width: 96,
    sortable: true,
    kind: 'code',
    field: 'player.playerCode',
    read: ({ player }: OfPlayer) => player.playerCode,
  },
  username: {
    label: 'Username',
    width: 128,
    field: 'player.username',
    read: ({ player }: OfPlayer) => player.username,
  },
  name: {
    field: [
      { field: 'player.firstName', title: 'First name' },
      { field: 'player.lastName', title: 'Last name' },
    ],
    label: 'Name',
    width: 128,
    personal: true,
    read: ({ player }: OfPlayer) => nameOf(player),
  },
} as const

/** Whose record it is, for a dialog about it. */
export const playerNames = (player: ReviewedPlayer): readonly RecordField[] => [
  ...playerFacts(player),
  ['Player’s name', () => <PersonalName of={player} />],
]

/** Whose record it is, for its details. */
export const playerFields = (player: ReviewedPlayer, opTitle: string): readonly RecordField[] => [
  ['Player code', () => <PlayerLink playerCode={player.playerCode} />],
  ['Username', () => <Name text={player.username} />],
  ['Name', () => <PersonalName of={player} />],
  ['Operator or brand', opTitle],
  ['Test player', () => yesNo(player.isTest)],
]
