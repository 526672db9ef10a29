export { languageName, timezones } from './names'
export { PasswordFields } from './PasswordFields'
