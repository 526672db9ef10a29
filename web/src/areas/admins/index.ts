export { ACCOUNT, AccountFields, LocaleFields } from './AccountFields'
