export { SignInForm } from './SignInForm'
