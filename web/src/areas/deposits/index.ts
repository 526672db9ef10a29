export { depositActions } from './actions'
export { depositRejected, depositVerified } from './bulk'
