export { usePresence } from './usePresence'
