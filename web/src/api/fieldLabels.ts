/** Labels that the wire name does not spell. */
const LABELS: Readonly<Record<string, string>> = {
  _id: 'ID',
  accountId: 'Account ID',
  advance: 'Duration',
  affId: 'Affiliate',
  afdProfileName: 'AFD profile',
  apiRouteNamePrefix: 'API route name prefix',
  boRouteNamePrefix: 'Back-office route name prefix',
  body: 'Request',
  brandFeeInUSD: 'Brand fee',
  brandOpId: 'Brand',
  cfAccountCode: 'CF account',
  cfApiKey: 'API token',
  claimAmountInUSD: 'Claim amount',
  defaultLang: 'Default language',
  depositAmountInUSDThreshold: 'Threshold',
  dnsRecordContent: 'Content',
  dnsRecordName: 'Name',
  dnsRecordType: 'Type',
  exchangeRateInUSD: 'Exchange rate',
  fromDate: 'From',
  gatewayUuid: 'Gateway',
  invoiceId: 'Invoice',
  invoiceNo: 'Invoice number',
  isB2CPFF: 'Player platform',
  isDnsRecordProxied: 'Proxy',
  issuedAt: 'Issued on',
  issuedDate: 'Issued on',
  lostAmountInUSD: 'Loss from',
  managedIdentityClientId: 'Identity client ID',
  minMonthlyFeeInUSD: 'Minimum monthly fee',
  minWithdrawAmountInUSD: 'Minimum withdrawal',
  opId: 'Operator',
  parentOpId: 'Parent operator',
  paymentDate: 'Paid on',
  paymentId: 'Payment',
  playerNote: 'Note for the player',
  ppfRouteNamePrefix: 'Player route name prefix',
  premiumBotInUSD: 'Premium bot',
  premiumSportInUSD: 'Premium sport',
  recordId: 'Record',
  testPlayersInclusion: 'Test players',
  timezone: 'Time zone',
  toDate: 'To',
  token: 'CF account',
  txId: 'Transaction',
  uuid: 'UUID',
  zoneId: 'Zone',
  zoneName: 'Domain',
}

/** `minOddsInUSD` as `Min odds in USD`, `playerId` as `Player ID`. */
function inWords(name: string): string {
  const words = name
    .replace(/^_+/, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/\b[A-Z][a-z]/g, (start) => start.toLowerCase())
    .replace(/\bid\b/g, 'ID')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const labelOf = (name: string): string => LABELS[name] ?? inWords(name)

/** What people call a field of the wire; of `additionalCosts.0.name`: `Additional costs 1, name`. */
export function fieldLabel(field: string): string {
  const [first = '', ...inner] = field.split('.')
  return inner.reduce(
    (label, part) =>
      /^\d+$/.test(part)
        ? `${label} ${Number(part) + 1}`
        : `${label}, ${lowerFirst(labelOf(part))}`,
    labelOf(first),
  )
}

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** A field's message where its field is not in sight: said once, by its label. */
export function withLabel(field: string, message: string): string {
  const label = fieldLabel(field)
  const says = message.toLowerCase().includes(label.toLowerCase())
  return says ? message : `${label}: ${message}`
}

/** A failure's messages for people: what stands under a wire name there goes by its label here. */
export function inLabels(
  messages: readonly string[],
  fields: Readonly<Record<string, string>>,
): readonly string[] {
  const named = new Map(
    Object.entries(fields).map(([field, message]) => [`${field}: ${message}`, [field, message]]),
  )
  return messages.map((message) => {
    const [field, own] = named.get(message) ?? []
    return field && own ? withLabel(field, own) : message
  })
}
