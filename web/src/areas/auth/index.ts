export { forgetSignedIn, rememberSignedIn } from './hint'
export { SignInForm } from './SignInForm'
