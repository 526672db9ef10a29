export { withdrawActions } from './actions'
