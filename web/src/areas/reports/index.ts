export { shownAs } from './amounts'
export { Figure } from './Figure'
export { type Drilled, measureOf } from './measures'
export { granularity, periodFilters, periodOf } from './reportFilters'
