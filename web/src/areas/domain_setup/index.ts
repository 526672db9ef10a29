export { RoutingSetup } from './RoutingSetup'
