export { PlayerSearch } from './PlayerSearch'
