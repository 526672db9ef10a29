export { languageName, timezones } from './names'
export { lengthHint, PasswordFields, type PasswordHint, PasswordHints } from './PasswordFields'
