import { currencyValues, verificationStatusValues } from '@/api/gen/shared/enums'
import { optionsOf } from '@/kit/display/options'
import type { FilterField } from '@/kit/list/ListFilters'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { verifications } from './labels'

export const BALANCES = {
  sort: '-balanceInUSD',
  filters: {
    playerCode: 'text',
    playerId: 'text',
    username: 'text',
    currency: currencyValues,
    hasBalance: 'boolean',
    isBlocked: 'boolean',
    isDeleted: 'boolean',
  },
} as const

export const PLAYERS = {
  sort: '-createdAt',
  filters: {
    playerCode: 'text',
    playerId: 'text',
    username: 'text',
    email: 'text',
    affId: 'text',
    refId: 'text',
    channelId: 'text',
    kycStatus: verificationStatusValues,
    currency: currencyValues,
    isVerified: 'boolean',
    isBlocked: 'boolean',
    isDeleted: 'boolean',
    chatIsBlocked: 'boolean',
    fromDate: 'instant',
    toDate: 'instant',
  },
} as const

const currencyOptions = optionsOf(currencyValues)
const kycOptions = optionsOf(verificationStatusValues, verifications)

/** The id by which the platform knows a player is a filter of its own staff alone. */
const OF_THE_PLATFORM = new Set(['playerId'])

const fields: readonly FilterField[] = [
  { name: 'playerCode', label: 'Player code', width: 104 },
  { name: 'username', label: 'Username', width: 112 },
  { name: 'isBlocked', label: 'Blocked', width: 104 },
  { name: 'kycStatus', label: 'KYC', options: kycOptions, more: true },
  { name: 'fromDate', label: 'Joined from', day: { edge: 'start', bound: 'toDate' }, more: true },
  { name: 'toDate', label: 'Joined to', day: { edge: 'end', bound: 'fromDate' }, more: true },
  { name: 'playerId', label: 'Player ID', more: true },
  { name: 'email', label: 'Email', more: true },
  { name: 'currency', label: 'Currency', options: currencyOptions, more: true },
  { name: 'isVerified', label: 'Verified', more: true },
  { name: 'isDeleted', label: 'Deleted', more: true },
  { name: 'chatIsBlocked', label: 'Chat blocked', more: true },
  { name: 'affId', label: 'Affiliate', more: true },
  { name: 'refId', label: 'Referred by', more: true },
  { name: 'channelId', label: 'Channel', more: true },
]

const balanceFields: readonly FilterField[] = [
  { name: 'playerCode', label: 'Player code', width: 128 },
  { name: 'username', label: 'Username', width: 144 },
  { name: 'currency', label: 'Balance in', width: 120, options: currencyOptions },
  { name: 'hasBalance', label: 'Has balance', width: 136 },
  { name: 'playerId', label: 'Player ID', more: true },
  { name: 'isBlocked', label: 'Blocked', more: true },
  { name: 'isDeleted', label: 'Deleted', more: true },
]

/** The fields that this user may filter by. */
function useFields(all: readonly FilterField[]): readonly FilterField[] {
  const { role } = useSession().user
  const isPlatform = isPlatformAdmin(role)
  return isPlatform ? all : all.filter(({ name }) => !OF_THE_PLATFORM.has(name))
}

export const usePlayerFields = () => useFields(fields)
export const useBalanceFields = () => useFields(balanceFields)
