export { DnsRecords } from './DnsRecords'
