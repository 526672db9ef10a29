export { BrandRecords } from './BrandRecords'
