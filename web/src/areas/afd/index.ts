export { AfdDomains } from './AfdDomains'
export { AfdProfiles } from './AfdProfiles'
