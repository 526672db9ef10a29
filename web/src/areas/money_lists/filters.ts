import { useMemo } from 'react'
import {
  currencyValues,
  paymentProviderValues,
  type TransactionType,
  transactionDateFieldValues,
  transactionStatusValues,
} from '@/api/gen/shared/enums'
import { useTransactionGatewaysQuery } from '@/api/gen/transactions/endpoints'
import type { FilterField } from '@/kit/list/ListFilters'
import { useGlobalFilters } from '@/session/operator'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { states } from './labels'

/** The filters that a list of transactions may have; those of most lists, all together. */
export const filterKinds = {
  txStatus: transactionStatusValues,
  playerCode: 'text',
  playerId: 'text',
  txId: 'text',
  gateway: 'text',
  paymentProvider: paymentProviderValues,
  currency: currencyValues,
  minAmount: 'number',
  maxAmount: 'number',
  fromDate: 'instant',
  toDate: 'instant',
  dateField: transactionDateFieldValues,
  toExclusive: 'boolean',
  isDeleted: 'boolean',
} as const

export const optionsOf = <Name extends string>(
  values: readonly Name[],
  label: (value: Name) => string,
) => values.map((value) => ({ value, label: label(value) }))

const dates = { createdAt: 'Created', confirmedAt: 'Confirmed', decidedAt: 'Decided' } as const

const FIELDS = [
  {
    name: 'txStatus',
    label: 'Status',
    width: 112,
    options: optionsOf(transactionStatusValues, (value) => states[value].label),
  },
  { name: 'playerCode', label: 'Player ID', width: 104 },
  { name: 'fromDate', label: 'From', day: { edge: 'start', bound: 'toDate' } },
  { name: 'toDate', label: 'To', day: { edge: 'end', bound: 'fromDate' } },
  {
    name: 'dateField',
    label: 'Date field',
    more: true,
    options: optionsOf(transactionDateFieldValues, (value) => dates[value]),
  },
  { name: 'toExclusive', label: 'Exclude end', more: true },
  { name: 'playerId', label: 'Player UID', more: true },
  { name: 'txId', label: 'Transaction', more: true },
  {
    name: 'currency',
    label: 'Currency',
    more: true,
    options: optionsOf(currencyValues, (value) => value),
  },
  { name: 'minAmount', label: 'Min. USD', more: true },
  { name: 'maxAmount', label: 'Max. USD', more: true },
  { name: 'isDeleted', label: 'Deleted', more: true },
] as const satisfies readonly FilterField[]

type FieldName = (typeof FIELDS)[number]['name']
type Changes = Readonly<Partial<Record<FieldName, Omit<Partial<FilterField>, 'name'>>>>

/** The filters of these names, in this order, with what is said otherwise about some. */
export function transactionFilters<const Name extends FieldName>(
  names: readonly Name[],
  changes: Changes = {},
): { readonly kinds: Pick<typeof filterKinds, Name>; readonly fields: readonly FilterField[] } {
  const kinds = Object.fromEntries(names.map((name) => [name, filterKinds[name]]))
  const fields = names.flatMap((name) =>
    FIELDS.filter((field) => field.name === name).map((field) => ({ ...field, ...changes[name] })),
  )
  return { kinds: kinds as Pick<typeof filterKinds, Name>, fields }
}

/** The player's id at the platform, and deleted ones, are for the platform's own staff. */
const OF_THE_PLATFORM: ReadonlySet<string> = new Set(['playerId', 'isDeleted'])
const NONE: readonly never[] = []

interface FilterChoice {
  /** Of which type alone the gateways are. */
  readonly type?: TransactionType
  /** What this list has beside, first. */
  readonly own?: readonly FilterField[]
  readonly without?: FieldName | 'gateway'
}

/** The filters of most lists as the bar shows them: the gateways that the platform knows among them. */
export function useTransactionFilters(choice: FilterChoice = {}): readonly FilterField[] {
  const { type, own = NONE, without } = choice
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
    return [...own, ...known, gateway].filter(({ name }) => name !== without)
  }, [role, gateways, type, own, without])
}
