import type { ActivitiesApiArg, Activity } from '@/api/gen/activities/endpoints'
import { activityActionValues, activityAreaValues } from '@/api/gen/activities/enums'
import { roleValues } from '@/api/gen/shared/enums'
import { Id } from '@/kit/display/Id'
import { Name } from '@/kit/display/Name'
import { days, defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { roleNames } from '@/session/roleNames'
import formerNames from './formerNames.json'
import { actionLabels, areaNames } from './labels'

export const fields = fieldsOf<Activity>()({
  createdAt: { label: 'Time', width: 148, sortable: true, kind: 'time' },
  nickname: { label: 'User', width: 136, sortable: true, kind: 'name' },
  action: { width: 100, sortable: true, labels: actionLabels },
  recordKind: { label: 'Record', width: 144, sortable: true },
  recordTitle: {
    label: 'Name',
    width: 228,
    sortable: true,
    render: ({ recordId, recordTitle }) =>
      recordTitle === recordId ? <Id text={recordId} /> : <Name text={recordTitle} />,
  },
  area: { width: 120, sortable: true, labels: areaNames },
  opId: {
    label: 'Operator or brand',
    field: [{ field: 'opTitle' }, { field: 'opId', title: 'Operator ID' }],
    width: 140,
    read: ({ opTitle, opId }) => opTitle ?? opId ?? '',
  },
  role: { width: 160, optional: true, labels: roleNames },
  userCode: { width: 120, optional: true, kind: 'id', copy: true },
  recordId: { label: 'Record ID', width: 160, optional: true, kind: 'id', copy: true },
})
export const columns = fields.columns()

const OF_ONE = ['createdAt', 'nickname', 'action', 'recordKind', 'recordTitle']

/** What a table of activities within a record shows. */
export const columnsOfOne = columns.filter(({ key }) => OF_ONE.includes(key))

export const filters = defineFilters<ActivitiesApiArg>()(
  '-createdAt',
  {
    area: { values: activityAreaValues, width: 120 },
    action: { values: activityActionValues, width: 104 },
    who: { label: 'User', width: 104 },
    role: { values: roleValues, width: 136, labels: roleNames },
    recordTitle: { label: 'Record', width: 120 },
    text: { label: 'Text in the change', width: 148 },
    recordId: { width: 112 },
    ...days('from', 'to'),
  },
  { fields, formerNames },
)
