import type { ChangedGame, Game } from '@/api/gen/games/endpoints'
import type { GameStatus } from '@/api/gen/games/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses: Readonly<Record<GameStatus, StatusLabel>> = {
  ACTIVE: { tone: 'good', label: 'Active' },
  DISABLED: { tone: 'ended', label: 'Disabled' },
  MAINTENANCE: { tone: 'waiting', label: 'Maintenance' },
  DEPRECATE: { tone: 'bad', label: 'Deprecated' },
}

export const statusOf = (status: GameStatus): string => statuses[status]?.label ?? status

/** Any other goes by its code. */
export const aggregators: Readonly<Record<string, string>> = {
  SOFT_GAMINGS: 'SoftGamings',
  PLAYGRID: 'Playgrid',
  ARCADE_LINK: 'Arcade link',
}

export const nameOf = ({ title }: Pick<Game, 'title'>): string => `game ${title}`

/** The parts of a text that is separated by commas. */
export const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** The operators and brands whose entry is active, by their ids. */
export const operatorsOn = ({ operators }: Pick<Game, 'operators'>): string[] =>
  Object.keys(operators).filter((opId) => operators[opId]?.status === 'ACTIVE')

type Entry = ChangedGame['after']

/** `Active, order 20`. */
export const entryText = ({ status, order }: Entry): string => `${statusOf(status)}, order ${order}`
