export { withdrawOrder } from './actions'
export { withdrawDecisions } from './decisions'
