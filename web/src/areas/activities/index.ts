export { OperatorActivities } from './OperatorActivities'
