export { subInfoOf, subInfoOptions, timezones } from './names'
export { PasswordFields, PasswordHints } from './PasswordFields'
export { lengthHint, type PasswordHint } from './passwordHints'
