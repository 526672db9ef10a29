export { EditPlayerUsername, RejectPlayerUsername } from './PlayerUsername'
