import type { TransactionSubType, TransactionType } from '@/api/gen/shared/enums'
import { subTypes, types } from '@/areas/money_lists'

/** The filters by type and subtype, as far as a list has them. */
export const typeFilters = <
  const Types extends readonly TransactionType[],
  const SubTypes extends readonly TransactionSubType[],
>(
  someTypes: Types,
  someSubTypes: SubTypes,
) =>
  ({
    type: { values: someTypes, labels: types, several: true, width: 112 },
    subType: {
      label: 'Subtype',
      values: someSubTypes,
      labels: subTypes,
      several: true,
      more: true,
    },
  }) as const
