export { Treasuries } from './Treasuries'
export { TreasuryAccounts } from './TreasuryAccounts'
