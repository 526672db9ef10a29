import { useMemo } from 'react'
import {
  currencyValues,
  paymentProviderValues,
  type TransactionSubType,
  type TransactionType,
  transactionStatusValues,
  transactionSubTypeValues,
  transactionTypeValues,
} from '@/api/gen/shared/enums'
import { useTransactionGatewaysQuery } from '@/api/gen/transactions/endpoints'
import type { FilterField } from '@/kit/list/ListFilters'
import { useGlobalFilters } from '@/session/operator'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { states, subTypes, types } from './labels'

/** The filters that every list of transactions has. */
export const SOUGHT = {
  txStatus: transactionStatusValues,
  playerCode: 'text',
  playerId: 'text',
  txId: 'text',
  gateway: 'text',
  paymentProvider: paymentProviderValues,
  currency: currencyValues,
  minAmount: 'number',
  maxAmount: 'number',
  fromDate: 'text',
  toDate: 'text',
  isDeleted: 'boolean',
} as const

export const TRANSACTIONS = {
  sort: '-createdAt',
  filters: { type: transactionTypeValues, subType: transactionSubTypeValues, ...SOUGHT },
} as const

const optionsOf = <Name extends string>(values: readonly Name[], label: (value: Name) => string) =>
  values.map((value) => ({ value, label: label(value) }))

export const typeField: FilterField = {
  name: 'type',
  label: 'Type',
  width: 112,
  options: optionsOf(transactionTypeValues, (value) => types[value]),
}
export const subTypeField: FilterField = {
  name: 'subType',
  label: 'Subtype',
  more: true,
  options: optionsOf(transactionSubTypeValues, (value) => subTypes[value]),
}

/** The player's id at the platform, and deleted ones, are for the platform's own staff. */
const OF_THE_PLATFORM: ReadonlySet<string> = new Set(['playerId', 'isDeleted'])

const FIELDS: readonly FilterField[] = [
  {
    name: 'txStatus',
    label: 'Status',
    width: 112,
    options: optionsOf(transactionStatusValues, (value) => states[value].word),
  },
  { name: 'playerCode', label: 'Player ID', width: 104 },
  { name: 'fromDate', label: 'From', width: 124, day: { edge: 'start', bound: 'toDate' } },
  { name: 'toDate', label: 'To', width: 124, day: { edge: 'end', bound: 'fromDate' } },
  { name: 'playerId', label: 'Player UID', more: true },
  { name: 'txId', label: 'Transaction', more: true },
  {
    name: 'currency',
    label: 'Currency',
    more: true,
    options: optionsOf(currencyValues, (value) => value),
  },
  { name: 'minAmount', label: 'USD at least', more: true },
  { name: 'maxAmount', label: 'USD at most', more: true },
  { name: 'isDeleted', label: 'Deleted', more: true },
]

/** The filters of a list as its bar shows them: the gateways that the platform knows among them. */
export function useTransactionFields(
  type?: TransactionType,
  own: readonly FilterField[] = [],
): readonly FilterField[] {
  const { role } = useSession().user
  const { opId, includeBrands } = useGlobalFilters()
  const { data: gateways } = useTransactionGatewaysQuery({
    ...(opId && { opId }),
    ...(includeBrands !== undefined && { includeBrands }),
    ...(type && { type }),
  })
  return useMemo(() => {
    const isPlatform = isPlatformAdmin(role)
    const gateway: FilterField = {
      name: 'gateway',
      label: 'Gateway',
      width: 136,
      options: optionsOf(gateways?.map((each) => each.gateway) ?? [], (value) => value),
      more: type === undefined,
    }
    const known = FIELDS.filter(({ name }) => isPlatform || !OF_THE_PLATFORM.has(name))
    return [...own, ...known, gateway]
  }, [role, gateways, type, own])
}

interface Single {
  readonly type?: TransactionType
  readonly subType?: TransactionSubType
  readonly gateway?: string
}

interface Several {
  readonly type?: TransactionType[]
  readonly subType?: TransactionSubType[]
  readonly gateway?: string[]
}

/** What stands in the address, as the lists' calls take it: one of a kind is asked for as a list. */
export function asQuery<Q extends Single>(query: Q): Omit<Q, keyof Single> & Several {
  const { type, subType, gateway, ...rest } = query
  return {
    ...rest,
    ...(type && { type: [type] }),
    ...(subType && { subType: [subType] }),
    ...(gateway && { gateway: [gateway] }),
  }
}
