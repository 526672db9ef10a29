export { AffiliateRecords } from './AffiliateRecords'
