export { HighDepositorsButton } from './HighDepositorsButton'
