export { AffiliateActivities } from './AffiliateActivities'
export { columnsOfOne as activityColumns } from './fields'
export { OperatorActivities } from './OperatorActivities'
export { RecordActivities } from './RecordActivities'
