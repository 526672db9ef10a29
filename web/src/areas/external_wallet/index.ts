export { ExternalWallets } from './ExternalWallets'
