import { useMemo } from 'react'
import {
  currencyValues,
  orderMarkValues,
  paymentProviderValues,
  type TransactionType,
  transactionDateFieldValues,
  transactionStatusValues,
} from '@/api/gen/shared/enums'
import { useTransactionGatewaysQuery } from '@/api/gen/transactions/endpoints'
import { optionsOf } from '@/kit/display/options'
import { readList } from '@/kit/display/readValue'
import { days } from '@/kit/list/defineFilters'
import type { FilterField } from '@/kit/list/filterField'
import { useTenantFilters } from '@/session/operator'
import { isPlatformAdmin } from '@/session/roles'
import { useSession } from '@/session/session'
import { orderMarks, states } from './labels'

const dates = {
  createdAt: 'When it was created',
  confirmedAt: 'When it was confirmed',
  decidedAt: 'When it was decided',
} as const

/** The filters of most lists of transactions, all together. */
export const transactionFilters = {
  txStatus: { label: 'Status', values: transactionStatusValues, labels: states, width: 112 },
  playerCode: { width: 104 },
  ...days('fromDate', 'toDate'),
  dateField: {
    label: 'From and to mean',
    values: transactionDateFieldValues,
    labels: dates,
    more: true,
  },
  toExclusive: { label: 'Up to, but without, the end', kind: 'boolean', more: true },
  isOpen: { label: 'Pending or in progress', kind: 'boolean', more: true },
  playerId: { more: true },
  txId: { more: true },
  currency: { values: currencyValues, more: true },
  minAmount: { label: 'Min. USD', kind: 'amount', more: true },
  maxAmount: { label: 'Max. USD', kind: 'amount', more: true },
  isDeleted: { label: 'Deleted', kind: 'boolean', more: true },
  order: { values: orderMarkValues, labels: orderMarks, more: true },
  gateway: { width: 136, several: true },
  gatewayUuid: { label: 'Gateway instance', more: true },
  paymentProvider: paymentProviderValues,
} as const

/** The player's id at the platform, and deleted ones, are for the platform's own staff. */
const OF_THE_PLATFORM: ReadonlySet<string> = new Set(['playerId', 'isDeleted'])

interface FilterChoice {
  /** Of which type alone the gateways are. */
  readonly type?: TransactionType
  readonly without?: string
}

/** A list's filters as the bar shows them: the gateways that the platform knows among them. */
export function useTransactionFilters(
  all: readonly FilterField[],
  { type, without }: FilterChoice = {},
): readonly FilterField[] {
  const { role } = useSession().user
  const { data: gateways } = useTransactionGatewaysQuery({
    ...useTenantFilters(),
    ...(type && { type }),
  })
  return useMemo(() => {
    const isPlatform = isPlatformAdmin(role)
    const hidden = (name: string) =>
      without !== undefined && (name === without || name === `${without}Uuid`)
    const options = optionsOf(gateways?.map((each) => each.gateway) ?? [])
    const instances = readList(gateways)
      .flatMap(({ instances: of }) => readList(of))
      .map(({ uuid, title }) => ({ value: uuid, label: title }))
    return all
      .filter(({ name }) => !hidden(name) && (isPlatform || !OF_THE_PLATFORM.has(name)))
      .map((field) => {
        if (field.name === 'gatewayUuid') return { ...field, options: instances }
        return field.name === 'gateway' ? { ...field, options, more: type === undefined } : field
      })
  }, [role, gateways, all, type, without])
}
