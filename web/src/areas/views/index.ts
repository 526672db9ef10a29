export { lookOf } from './savedView'
export { Views } from './Views'
