import { codesInWords } from '@/api/codes'
import type { PlayersBalancesApiArg, PlayersListApiArg } from '@/api/gen/players/endpoints'
import {
  activeBetTypeValues,
  activeByValues,
  playerDateFieldValues,
  playerSourceValues,
} from '@/api/gen/players/enums'
import { currencyValues, verificationStatusValues } from '@/api/gen/shared/enums'
import { defineFilters } from '@/kit/list/defineFilters'
import type { FilterField } from '@/kit/list/filterField'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { verifications } from './labels'

const sources = { affId: 'An affiliate', refId: 'A player', direct: 'Nobody' } as const
const dates = { createdAt: 'Joining', firstVerifiedAt: 'First verification' } as const

const activities = { BET: 'Betting', DEPOSIT: 'Depositing', WITHDRAW: 'Withdrawing' } as const

export const BALANCES = defineFilters<PlayersBalancesApiArg>()('-balanceInUSD', {
  playerCode: { width: 128 },
  username: { width: 144 },
  currency: { label: 'Balance in', values: currencyValues, width: 120 },
  hasBalance: { kind: 'boolean', width: 136 },
  playerId: { more: true },
  isBlocked: { label: 'Blocked', kind: 'boolean', more: true },
  isDeleted: { label: 'Deleted', kind: 'boolean', more: true },
})

export const PLAYERS = defineFilters<PlayersListApiArg>()('-createdAt', {
  playerCode: { width: 104 },
  username: { width: 112 },
  isBlocked: { label: 'Blocked', kind: 'boolean', width: 104 },
  kycStatus: { label: 'KYC', values: verificationStatusValues, labels: verifications, more: true },
  fromDate: { label: 'Joined from', day: { edge: 'start', bound: 'toDate' }, more: true },
  toDate: { label: 'Joined to', day: { edge: 'end', bound: 'fromDate' }, more: true },
  playerId: { more: true },
  email: { more: true, personal: true },
  currency: { values: currencyValues, more: true },
  isVerified: { label: 'Verified', kind: 'boolean', more: true },
  isDeleted: { label: 'Deleted', kind: 'boolean', more: true },
  chatIsBlocked: { label: 'Chat blocked', kind: 'boolean', more: true },
  affId: { more: true },
  refId: { label: 'Referred by', more: true },
  channelId: { label: 'Channel', more: true },
  source: { label: 'Brought by', values: playerSourceValues, labels: sources, more: true },
  hasDeposit: { label: 'Has a deposit', kind: 'boolean', more: true },
  dateField: { label: 'Dates of', values: playerDateFieldValues, labels: dates, more: true },
  toExclusive: { label: 'Up to, but without, the end', kind: 'boolean', more: true },
  activeFrom: { label: 'Active from', day: { edge: 'start', bound: 'activeTo' }, more: true },
  activeTo: { label: 'Active to', day: { edge: 'end', bound: 'activeFrom' }, more: true },
  activeBy: { label: 'Active by', values: activeByValues, labels: activities, more: true },
  activeBetType: {
    values: activeBetTypeValues,
    labels: codesInWords(activeBetTypeValues),
    more: true,
  },
  activeGameId: { label: 'Active on game', more: true },
  activeProvider: { label: 'Active with provider', more: true },
})

/** The id by which the platform knows a player is a filter of its own staff alone. */
const OF_THE_PLATFORM = new Set(['playerId'])

/** The fields that this user may filter by. */
function useFields(all: readonly FilterField[]): readonly FilterField[] {
  const { role } = useSession().user
  const isPlatform = isPlatformAdmin(role)
  return isPlatform ? all : all.filter(({ name }) => !OF_THE_PLATFORM.has(name))
}

export const usePlayerFields = useFields
export const useBalanceFields = () => useFields(BALANCES.fields)
