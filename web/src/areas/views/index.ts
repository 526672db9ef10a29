export { lookOf } from './looks'
export { Views } from './Views'
