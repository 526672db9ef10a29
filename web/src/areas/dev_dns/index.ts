export { DevDns } from './DevDns'
