export type { PlayerDialogProps, PlayerPartProps } from './composition'
export { playerFields, playerOf } from './ofPlayer'
export { PlayerLink } from './PlayerLink'
export { PlayerSearch } from './PlayerSearch'
