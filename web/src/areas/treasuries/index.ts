export { OperatorTreasuries } from './OperatorTreasuries'
