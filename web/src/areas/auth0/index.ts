export { Auth0Domains } from './Auth0Domains'
export { Auth0Organizations } from './Auth0Organizations'
