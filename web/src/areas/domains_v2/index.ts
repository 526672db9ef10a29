export { AccountZones } from './AccountZones'
export { OperatorDomains } from './OperatorDomains'
