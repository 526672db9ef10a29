export { changeInPercent, shownAs } from './amounts'
export { Figure } from './Figure'
export { measureOf } from './measures'
export { granularity, periodFilters, periodOf } from './reportFilters'
