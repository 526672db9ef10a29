export { Domains } from './Domains'
