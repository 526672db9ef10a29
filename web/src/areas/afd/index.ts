export { AfdDomains, afdDomainsReads } from './AfdDomains'
export { AfdProfiles } from './AfdProfiles'
export { EndingCertificates } from './EndingCertificates'
export { provisionings, validations } from './labels'
