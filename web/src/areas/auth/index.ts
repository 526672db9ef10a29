export { isNoWorld, simulatorAccounts } from './calls'
export { SignInForm } from './SignInForm'
