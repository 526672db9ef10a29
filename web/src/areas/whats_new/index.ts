export { WhatsNew } from './WhatsNew'
