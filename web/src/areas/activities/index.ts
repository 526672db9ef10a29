export { columnsOfOne as activityColumns } from './columns'
export { OperatorActivities } from './OperatorActivities'
