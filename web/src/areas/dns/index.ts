export { DnsRecords } from './DnsRecords'
export { SET_UP, setUpWarning } from './labels'
export { OtherDomain, withoutAnswer } from './OtherDomain'
