export { ArrivingTransfers } from './ArrivingTransfers'
export { ProviderPaymentButton } from './ProviderPaymentButton'
