export { OperatorRecords } from './OperatorRecords'
