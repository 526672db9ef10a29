export { EditPlayerUsername, RejectPlayerUsername } from './OfPlayer'
export { Usernames } from './Usernames'
