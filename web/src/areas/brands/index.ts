export { brandActions } from './actions'
export { OperatorBrands } from './OperatorBrands'
