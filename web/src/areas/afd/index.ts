export { AfdDomains } from './AfdDomains'
export { AfdProfiles } from './AfdProfiles'
export { provisionings, validations } from './labels'
