export { transformActions } from './actions'
