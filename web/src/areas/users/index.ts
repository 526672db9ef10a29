export { subInfoOf, subInfoOptions, timezones } from './names'
export { PasswordFields, PasswordHints } from './PasswordFields'
export { PermissionList } from './PermissionList'
export { lengthHint, type PasswordHint } from './passwordHints'
