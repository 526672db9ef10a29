export { isNoWorld, prove, simulatorAccounts } from './calls'
export { useRetryDelay } from './retryDelay'
export { SignInForm } from './SignInForm'
