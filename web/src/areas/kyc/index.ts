export { Documents } from './Documents'
export { statuses as documentStatuses } from './words'
