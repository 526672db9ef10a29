export { AccountZones } from './AccountZones'
