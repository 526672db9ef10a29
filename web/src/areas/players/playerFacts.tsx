import { Name } from '@/kit/display/Name'
import type { RecordField } from '@/kit/display/RecordFields'

/** Which player it is, in a confirmation: each for itself. */
export const playerFacts = (player: {
  readonly playerCode: string
  readonly username: string
}): readonly RecordField[] => [
  ['Player', player.playerCode],
  ['Username', <Name key="name" text={player.username} />],
]
