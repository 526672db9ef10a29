export { GatewayLink } from './GatewayLink'
export { addressOf, operations, titleOf } from './labels'
