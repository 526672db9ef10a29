export { columnsOfOne as activityColumns } from './fields'
export { OperatorActivities } from './OperatorActivities'
