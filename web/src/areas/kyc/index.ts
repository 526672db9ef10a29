export { Documents } from './Documents'
export { DocumentsOfPlayer } from './PlayerDocuments'
