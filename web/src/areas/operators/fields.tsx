import type { OperatorsListApiArg } from '@/api/gen/operators/endpoints'
import { operatorTypeValues } from '@/api/gen/operators/enums'
import type { Operator } from '@/api/gen/shared/types'
import { Name } from '@/kit/display/Name'
import type { RecordField } from '@/kit/display/RecordFields'
import { Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { isBrand, stateOf, types } from './labels'

export const fields = fieldsOf<Operator>()({
  title: { width: 200, sortable: true },
  opId: { label: 'Operator ID', width: 152, kind: 'code', copy: 'operator ID' },
  status: {
    field: [
      { field: 'isActive', title: 'Active' },
      { field: 'isDeleted', title: 'Deleted' },
    ],
    width: 96,
    render: (operator) => <Status {...stateOf(operator)} />,
  },
  parentOpTitle: { label: 'Brand of', width: 152 },
  brandCount: { label: 'Brands', width: 88, sortable: true, kind: 'number' },
  playerCount: { label: 'Players', width: 88, sortable: true, kind: 'number' },
  staffCount: { label: 'Staff', width: 88, sortable: true, kind: 'number' },
  createdAt: { label: 'Joined', width: 148, sortable: true, kind: 'time' },
  updatedAt: { label: 'Updated', width: 148, sortable: true, optional: true, kind: 'time' },
})

/** Whose it is, over what is changed of it. */
export const namedFacts = (operator: Operator): readonly RecordField[] => [
  [isBrand(operator) ? 'Brand' : 'Operator', <Name key="title" text={operator.title} />],
]

export const columns = fields.columns()

const OF_OPERATORS = ['parentOpTitle', 'brandCount']
export const brandColumns = columns.filter(({ key }) => !OF_OPERATORS.includes(key))

export const filters = defineFilters<OperatorsListApiArg>()('title', {
  title: { width: 160 },
  type: { values: operatorTypeValues, width: 128, labels: types },
  isActive: { label: 'Active', kind: 'boolean', width: 104 },
  isDeleted: { label: 'Deleted', kind: 'boolean', width: 104 },
})
