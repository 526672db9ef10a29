export { Activities } from './Activities'
