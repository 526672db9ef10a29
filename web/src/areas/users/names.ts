import { type PlayerSubInfo, playerSubInfoValues } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'

const subInfos: Readonly<Record<PlayerSubInfo, string>> = {
  PLAYER_CODE: 'Player code',
  USERNAME: 'Username',
  NICKNAME: 'Nickname',
}

export const subInfoOptions = optionsOf(playerSubInfoValues, subInfos)

interface Chooser {
  readonly playerSubInfoType?: PlayerSubInfo
}

/** What lists show beside a player. */
export const subInfoOf = ({ playerSubInfoType = 'PLAYER_CODE' }: Chooser): string =>
  subInfos[playerSubInfoType] ?? playerSubInfoType

/** Every time zone that browsers know, UTC first; `kept` stands among them in any case. */
export function timezones(kept: string): readonly string[] {
  return [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), kept])]
}
