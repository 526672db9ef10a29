export { PlayerDocuments } from './PlayerDocuments'
