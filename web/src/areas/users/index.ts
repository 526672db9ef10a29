export { subInfoOf, subInfoOptions, timezones } from './names'
export { lengthHint, PasswordFields, type PasswordHint, PasswordHints } from './PasswordFields'
