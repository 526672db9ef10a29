export { SimulatorPanel } from './SimulatorPanel'
