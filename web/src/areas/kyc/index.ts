export { Documents } from './Documents'
export { PlayerDocuments } from './PlayerDocuments'
