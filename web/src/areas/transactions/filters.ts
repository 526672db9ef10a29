import type { TransactionSubType, TransactionType } from '@/api/gen/shared/enums'
import { optionsOf, subTypes, types } from '@/areas/money_lists'
import type { FilterField } from '@/kit/list/ListFilters'

/** The filters by type and subtype, as far as a list has them. */
export const typeFields = (
  someTypes: readonly TransactionType[],
  someSubTypes: readonly TransactionSubType[],
): readonly FilterField[] => [
  {
    name: 'type',
    label: 'Type',
    width: 112,
    options: optionsOf(someTypes, (value) => types[value]),
  },
  {
    name: 'subType',
    label: 'Subtype',
    more: true,
    options: optionsOf(someSubTypes, (value) => subTypes[value]),
  },
]
