export { DevTools } from './DevTools'
