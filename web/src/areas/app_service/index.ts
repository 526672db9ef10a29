export { AppServices } from './AppServices'
