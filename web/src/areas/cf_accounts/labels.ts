export const TOKEN_HELP =
  'The token needs read and edit access to zones, DNS, SSL certificates and the account. It is never shown again.'
export const KEEP_TOKEN = 'Leave empty to keep the current token.'
