export { toListView } from './savedView'
export { Views } from './Views'
