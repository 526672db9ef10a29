export { GatewayLink } from './GatewayLink'
