export { ACCOUNT, AccountFields, LocaleFields } from './AccountFields'
export { stateOf as accountState } from './labels'
