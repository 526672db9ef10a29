export { GameChoices } from './GameChoices'
