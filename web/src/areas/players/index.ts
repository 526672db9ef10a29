export type { PlayerDialogProps, PlayerPartProps } from './composition'
export { PlayerLink } from './PlayerLink'
export { PlayerSearch } from './PlayerSearch'
