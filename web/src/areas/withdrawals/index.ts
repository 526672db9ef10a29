export { withdrawOrder } from './actions'
export { withdrawDecisions } from './decisions'
export { WithdrawalFacts } from './lazyWithdrawalFacts'
