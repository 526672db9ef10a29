export { Profile } from './Profile'
