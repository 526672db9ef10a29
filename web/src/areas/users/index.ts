export { PasswordFields } from './PasswordFields'
