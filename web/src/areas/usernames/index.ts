export { EditPlayerUsername, RejectPlayerUsername } from './PlayerUsername'
export { Usernames } from './Usernames'
