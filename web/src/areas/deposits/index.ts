export { depositOrder } from './actions'
export { depositDecisions } from './decisions'
