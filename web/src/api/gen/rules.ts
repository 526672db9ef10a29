// Generated from the contracts by `make contracts`. Never edited.

import { ge, le, maxItems, maxLength, minLength, pattern, places, required, type Rules } from "../rules";
import type { AdditionalCost, AfdAssociation, AfdDomainNamed, AfdProfileEdit, AfdProfileForm, AfdProfileOptions, AffiliatePanel, AffiliatePaymentEdit, AffiliatePaymentForm, AffiliatePaymentKey, Auth0DomainForm, BalanceConversion, BankAccountReview, BonusTopup, BranchForm, BrandInvoiceEdit, BrandInvoiceForm, BrandInvoiceKey, BrandPaymentEdit, BrandPaymentForm, BrandPaymentKey, CardUsersQuery, CardsRequest, CashbackCalculatorInput, CashbackClaim, CashbackDecision, CashbackLevelRow, CashbackOverride, CashbackPlayer, CashbackRestore, CfAccountEdit, CfAccountV1Form, CfAccountV2Form, ClockForm, CpgTransferEdit, Credentials, CustomDomainForm, DepositKey, DepositRejection, DevDnsEdit, DevDnsForm, DnsRecordV1Form, DnsRecordV2Form, DomainCommand, DomainDetails, DomainEdit, DomainOptions, DomainV2Form, EventForm, ExchangeRatesForm, ExternalTopup, ExternalWithdraw, FaultForm, GenericWithdrawDecision, HighDepositorsForm, InProgressDecision, InvoiceEdit, InvoiceForm, InvoiceRecordEdit, InvoiceSettingsForm, InvoiceV1Edit, InvoiceV1Form, InvoiceV1Key, JbForce, KycReview, Labelled, ManualPaymentEdit, ManualPaymentForm, NotificationsRead, OperatorDomainForm, OperatorNamed, OperatorPaymentEdit, OperatorPaymentForm, PaymentRecordEdit, PaymentV1Key, Person, PlayerBlockForm, PlayerDeletion, PlayerKey, PlayerPanel, PlayerSearch, Preferences, SetupZone, SetupZoneById, TomaniDecision, TransactionDecision, TransactionDeletion, UsernameForm, ValidationCheck, ViewEdit, ViewForm, WalletTopup, WithdrawDecision, WithdrawResend, WithdrawSettlement, ZoneForm, ZoneNamed } from "./endpoints";

export const additionalCostRules: Rules<AdditionalCost> = {
  name: [required("Name the cost."), maxLength(60, "At most 60 characters.")],
  value: [required("The cost needs a value."), ge(0, "The amount is at least 0."), places(2)],
};

export const afdAssociationRules: Rules<AfdAssociation> = {
  domainId: [required("Choose a custom domain.")],
  isAssociated: [],
};

export const afdDomainNamedRules: Rules<AfdDomainNamed> = {
  domainId: [required("Choose a custom domain.")],
};

export const afdProfileEditRules: Rules<AfdProfileEdit> = {
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  isDefault: [],
  description: [maxLength(2000, "At most 2000 characters.")],
  note: [maxLength(2000, "At most 2000 characters.")],
  extraData: [maxLength(2000, "At most 2000 characters.")],
  endpointNamePrefix: [maxLength(90, "At most 90 characters.")],
  ppfRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  apiRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  boRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  options: [],
  afdProfileName: [required("Profile name is required."), maxLength(90, "At most 90 characters.")],
  managedIdentityClientId: [maxLength(90, "At most 90 characters.")],
  resourceGroup: [maxLength(90, "At most 90 characters.")],
};

export const afdProfileFormRules: Rules<AfdProfileForm> = {
  title: [required("Title is required."), maxLength(100, "At most 100 characters.")],
  isDefault: [],
  description: [maxLength(2000, "At most 2000 characters.")],
  note: [maxLength(2000, "At most 2000 characters.")],
  extraData: [maxLength(2000, "At most 2000 characters.")],
  endpointNamePrefix: [maxLength(90, "At most 90 characters.")],
  ppfRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  apiRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  boRouteNamePrefix: [maxLength(90, "At most 90 characters.")],
  options: [],
  managedIdentityClientId: [required("Identity client ID is required."), maxLength(90, "At most 90 characters.")],
  resourceGroup: [required("Resource group is required."), maxLength(90, "At most 90 characters.")],
  afdProfileName: [required("Profile name is required."), maxLength(90, "At most 90 characters.")],
};

export const afdProfileOptionsRules: Rules<AfdProfileOptions> = {
  skipExistingAfdProfileCheck: [],
};

export const affiliatePanelRules: Rules<AffiliatePanel> = {
  playerCode: [required("Missing player code.")],
  opId: [],
  channelId: [],
  subChannelId: [],
  channelType: [],
  period: [],
};

export const affiliatePaymentEditRules: Rules<AffiliatePaymentEdit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), ge(0.01, "Enter an amount greater than 0."), places(2)],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  _id: [required("Missing Payment ID.")],
  updatedBy: [],
  opId: [],
  affId: [],
};

export const affiliatePaymentFormRules: Rules<AffiliatePaymentForm> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), ge(0.01, "Enter an amount greater than 0."), places(2)],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  affId: [required("Affiliate not found, please select an affiliate.")],
  parentOpId: [],
  createdBy: [],
  updatedBy: [],
};

export const affiliatePaymentKeyRules: Rules<AffiliatePaymentKey> = {
  paymentId: [required("Missing Payment ID.")],
  opId: [required("Operator not found, please select an operator.")],
  affId: [required("Affiliate not found, please select an affiliate.")],
};

export const auth0DomainFormRules: Rules<Auth0DomainForm> = {
  url: [required("URL is required."), maxLength(500, "At most 500 characters.")],
  type: [required("Choose a type.")],
};

export const balanceConversionRules: Rules<BalanceConversion> = {
  playerId: [required("Missing player id.")],
  fromCurrency: [required("Choose the currency to convert.")],
  toCurrency: [required("Choose the currency to convert to.")],
};

export const bankAccountReviewRules: Rules<BankAccountReview> = {
  uuid: [required("Bank account is required.")],
  actionType: [required("Choose to approve or to reject.")],
  playerNote: [required("Note for the player is required"), maxLength(500, "At most 500 characters.")],
  playerCode: [required("Player code is required.")],
};

export const bonusTopupRules: Rules<BonusTopup> = {
  playerCode: [required("Missing player code.")],
  amount: [required("Amount is required."), ge(-100000000, "The amount is between -100000000 and 100000000."), le(100000000, "The amount is between -100000000 and 100000000."), places(2)],
  action: [required("Choose whether to top up or to deduct.")],
  note: [required("A note is required."), maxLength(200, "The note has at most 200 characters.")],
};

export const branchFormRules: Rules<BranchForm> = {
  name: [required("Name the world."), pattern("^(?:[A-Za-z0-9_-]{1,64})$", "A world's name is expected.")],
};

export const brandInvoiceEditRules: Rules<BrandInvoiceEdit> = {
  invoiceId: [required("Missing Invoice ID.")],
  payload: [],
};

export const brandInvoiceFormRules: Rules<BrandInvoiceForm> = {
  month: [required("Month is required.")],
  year: [required("Year is required."), ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  parentOpId: [],
  testPlayersInclusion: [required("Choose the test players.")],
  includeBrands: [required("Say whether brands are included.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  note: [required("Note is required."), maxLength(500, "At most 500 characters.")],
  issuedAt: [],
  description: [maxLength(500, "At most 500 characters.")],
  createdBy: [],
  opId: [required("Brand not found, please select a brand.")],
};

export const brandInvoiceKeyRules: Rules<BrandInvoiceKey> = {
  invoiceId: [required("Missing Invoice ID.")],
  opId: [required("Brand not found, please select a brand.")],
};

export const brandPaymentEditRules: Rules<BrandPaymentEdit> = {
  paymentId: [required("Missing Payment ID.")],
  payload: [],
};

export const brandPaymentFormRules: Rules<BrandPaymentForm> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), ge(0.01, "Enter an amount greater than 0."), places(2)],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  opId: [required("Brand not found, please select a brand.")],
  parentOpId: [],
  createdBy: [],
};

export const brandPaymentKeyRules: Rules<BrandPaymentKey> = {
  paymentId: [required("Missing Payment ID.")],
  opId: [required("Brand not found, please select a brand.")],
};

export const cardUsersQueryRules: Rules<CardUsersQuery> = {
  fromDate: [],
  toDate: [],
  cardNumber: [maxLength(40, "At most 40 characters.")],
  playerCode: [],
  transactionType: [],
  status: [],
  isShared: [],
  isTest: [],
  opId: [],
  includeBrands: [],
  page: [ge(1, "Pages are counted from 1.")],
  limit: [ge(1, "At least 1 row."), le(1000, "At most 1000 rows.")],
};

export const cardsRequestRules: Rules<CardsRequest> = {
  opId: [],
  year: [required("Year is required."), ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  includeBrands: [],
};

export const cashbackCalculatorInputRules: Rules<CashbackCalculatorInput> = {
  betAmountInUSD: [required("Bet amount is required."), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD."), places(2)],
  winAmountInUSD: [required("Win amount is required."), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD."), places(2)],
  cashBonusInUSD: [required("Cash bonus is required."), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD."), places(2)],
  bonusClaimInUSD: [required("Bonus claim is required."), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD."), places(2)],
  claimedCashbacksInUSD: [required("Claimed cashbacks is required."), ge(0, "At least 0."), le(10000000, "At most 10,000,000 USD."), places(2)],
  cashbackPercentage: [required("Cashback percentage is required."), ge(0, "A percentage is between 0 and 100."), le(100, "A percentage is between 0 and 100."), places(4)],
};

export const cashbackClaimRules: Rules<CashbackClaim> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  claimAmountInUSD: [required("Claim amount is required."), ge(0.01, "The claim amount is at least 0.01."), places(2)],
};

export const cashbackDecisionRules: Rules<CashbackDecision> = {
  txId: [required("Transaction is required."), maxLength(64, "At most 64 characters.")],
  actionType: [required("Action is required.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
};

export const cashbackLevelRowRules: Rules<CashbackLevelRow> = {
  lostAmountInUSD: [required("Loss amount is required."), ge(0, "The loss amount is at least 0."), le(1000000000000, "Too much."), places(2)],
  percentage: [required("Percentage is required."), ge(0, "A percentage is between 0 and 100."), le(100, "A percentage is between 0 and 100."), places(4)],
};

export const cashbackOverrideRules: Rules<CashbackOverride> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  minWithdrawAmountInUSD: [required("Minimum withdraw is required."), ge(0.01, "The minimum withdraw is at least 0.01."), places(2)],
  autoApproval: [required("Auto approval is required.")],
  settings: [required("At least one level."), minLength(1, "At least one level."), maxItems(20, "Limited to 20 rows")],
  settingsToOverride: [maxItems(20, "Limited to 20 rows")],
};

export const cashbackPlayerRules: Rules<CashbackPlayer> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
};

export const cashbackRestoreRules: Rules<CashbackRestore> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  playerCode: [required("Player is required."), maxLength(64, "At most 64 characters.")],
  minWithdrawAmountInUSD: [places(2)],
  autoApproval: [],
  settings: [],
  settingsToOverride: [],
};

export const cfAccountEditRules: Rules<CfAccountEdit> = {
  cfAccountCode: [required("Account code is required.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
  cfApiKey: [maxLength(200, "An API token has at most 200 characters.")],
  note: [maxLength(2000, "At most 2000 characters.")],
};

export const cfAccountV1FormRules: Rules<CfAccountV1Form> = {
  operator: [],
  token: [required("API token is required."), minLength(20, "An API token has at least 20 characters."), maxLength(200, "An API token has at most 200 characters.")],
  accountId: [required("Account id is required."), pattern("^(?:[0-9A-Za-z_-]{6,64})$", "The account's id is expected, as the provider shows it.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
};

export const cfAccountV2FormRules: Rules<CfAccountV2Form> = {
  opId: [required("Operator is required.")],
  token: [required("API token is required."), minLength(20, "An API token has at least 20 characters."), maxLength(200, "An API token has at most 200 characters.")],
  accountId: [required("Account id is required."), pattern("^(?:[0-9A-Za-z_-]{6,64})$", "The account's id is expected, as the provider shows it.")],
  title: [required("Title is required."), maxLength(60, "At most 60 characters.")],
};

export const clockFormRules: Rules<ClockForm> = {
  mode: [],
  now: [],
  advance: [],
  toNextDue: [],
};

export const cpgTransferEditRules: Rules<CpgTransferEdit> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  brandOpId: [],
  invoiceNo: [ge(1, "Invoice numbers are counted from 1; leave it out for none.")],
  month: [ge(1, "The month is between 1 and 12."), le(12, "The month is between 1 and 12.")],
  year: [ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  issuedDate: [],
  paymentDate: [],
  description: [maxLength(500, "At most 500 characters.")],
  id: [],
  paymentId: [],
  paymentType: [],
  currency: [],
  amount: [places(8)],
  exchangeRateInUSD: [places(8)],
  amountInUSD: [places(2)],
};

export const credentialsRules: Rules<Credentials> = {
  email: [required("Email is required."), maxLength(254, "At most 254 characters.")],
  password: [required("Password is required."), maxLength(256, "At most 256 characters.")],
  world: [pattern("^(?:[A-Za-z0-9_-]{1,64})$", "A world's name is expected.")],
};

export const customDomainFormRules: Rules<CustomDomainForm> = {
  domain: [required("Domain name is required."), minLength(3, "Between 3 and 25 characters."), maxLength(25, "Between 3 and 25 characters.")],
  target: [required("Choose what it shows.")],
};

export const depositKeyRules: Rules<DepositKey> = {
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
};

export const depositRejectionRules: Rules<DepositRejection> = {
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
  rejectReason: [required("Reject reason is required."), minLength(20, "At least 20 characters."), maxLength(500, "At most 500 characters.")],
};

export const devDnsEditRules: Rules<DevDnsEdit> = {
  id: [required("Choose a record.")],
  type: [required("Type is required.")],
  name: [required("Name is required."), minLength(3, "The name has 3 to 25 characters."), maxLength(253, "That is longer than DNS allows.")],
  content: [required("Content is required."), minLength(3, "The content has 3 to 25 characters."), maxLength(2048, "That is longer than DNS allows.")],
};

export const devDnsFormRules: Rules<DevDnsForm> = {
  type: [required("Type is required.")],
  name: [required("Name is required."), minLength(3, "The name has 3 to 25 characters."), maxLength(25, "The name has 3 to 25 characters.")],
  content: [required("Content is required."), minLength(3, "The content has 3 to 25 characters."), maxLength(25, "The content has 3 to 25 characters.")],
};

export const dnsRecordV1FormRules: Rules<DnsRecordV1Form> = {
  zoneId: [required("Zone id is required.")],
  token: [required("Token is required.")],
  name: [required("Name is required."), minLength(3, "The name has 3 to 25 characters."), maxLength(25, "The name has 3 to 25 characters.")],
  type: [required("Type is required.")],
  content: [required("Content is required."), minLength(3, "The content has 3 to 25 characters."), maxLength(25, "The content has 3 to 25 characters.")],
};

export const dnsRecordV2FormRules: Rules<DnsRecordV2Form> = {
  opId: [],
  domainName: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "A domain name is expected, such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  dnsRecordName: [required("Name is required."), minLength(3, "The name has 3 to 25 characters."), maxLength(25, "The name has 3 to 25 characters.")],
  dnsRecordType: [required("Type is required.")],
  dnsRecordContent: [required("Content is required."), minLength(3, "The content has 3 to 25 characters."), maxLength(25, "The content has 3 to 25 characters.")],
  isDnsRecordProxied: [],
};

export const domainCommandRules: Rules<DomainCommand> = {
  domainDetails: [],
  action: [required("Choose an action.")],
};

export const domainDetailsRules: Rules<DomainDetails> = {
  isLocked: [],
  isBackoffice: [],
  isBrand: [],
  isInternal: [],
  isB2CPFF: [],
  domainName: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "A domain name is expected, such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  opId: [],
  description: [maxLength(2000, "At most 2000 characters.")],
  defaultLang: [pattern("^(?:[a-z]{2,3})$", "A language's code is expected, such as en.")],
};

export const domainEditRules: Rules<DomainEdit> = {
  domainDetails: [],
  action: [],
};

export const domainOptionsRules: Rules<DomainOptions> = {
  skipCfZoneCheck: [],
};

export const domainV2FormRules: Rules<DomainV2Form> = {
  isLocked: [],
  isBackoffice: [],
  isBrand: [],
  isInternal: [],
  isB2CPFF: [],
  domainName: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "A domain name is expected, such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  description: [maxLength(2000, "At most 2000 characters.")],
  options: [],
  cfAccountCode: [required("CF account field is required")],
  afdProfileName: [],
  isPrimary: [],
  opId: [required("Operator is required.")],
  defaultLang: [pattern("^(?:[a-z]{2,3})$", "A language's code is expected, such as en.")],
};

export const eventFormRules: Rules<EventForm> = {
  type: [required("Choose the kind of event.")],
  fields: [],
};

export const exchangeRatesFormRules: Rules<ExchangeRatesForm> = {
  playerWalletCurrencies: [maxItems(50, "At most 50 currencies.")],
  gatewayCurrencies: [maxItems(50, "At most 50 currencies.")],
};

export const externalTopupRules: Rules<ExternalTopup> = {
  uuid: [required("Missing wallet.")],
  voucherCode: [required("Voucher code is required."), minLength(28, "A voucher code has at least 28 characters."), maxLength(120, "A voucher code has at most 120 characters.")],
};

export const externalWithdrawRules: Rules<ExternalWithdraw> = {
  uuid: [required("Missing wallet.")],
  amount: [required("Amount is required."), places(2)],
};

export const faultFormRules: Rules<FaultForm> = {
  operation: [required("Name the operation.")],
  kind: [],
  delayMs: [ge(0, "At least 0."), le(600000, "At most ten minutes.")],
  dialect: [],
  http: [ge(200, "An HTTP status."), le(599, "An HTTP status.")],
  status: [],
  messages: [],
  first: [ge(1, "At least 1.")],
  every: [ge(1, "At least 1.")],
  ttl: [],
};

export const genericWithdrawDecisionRules: Rules<GenericWithdrawDecision> = {
  txId: [required("Missing transaction ID.")],
  actionType: [required("Choose confirm or reject.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
  countsTowardDailyLimit: [],
};

export const highDepositorsFormRules: Rules<HighDepositorsForm> = {
  from: [required("Choose the start.")],
  to: [required("Choose the end.")],
  opId: [required("Operator not found, please select an operator.")],
  includeBrands: [],
  trimDecimals: [],
  depositAmountInUSDThreshold: [required("Threshold is required; 0 for all depositors."), ge(0, "The threshold is at least 0."), places(2)],
};

export const inProgressDecisionRules: Rules<InProgressDecision> = {
  txId: [required("Missing transaction ID.")],
  note: [maxLength(200, "At most 200 characters.")],
  status: [required("Choose approve or reject.")],
};

export const invoiceEditRules: Rules<InvoiceEdit> = {
  casinoGGRPercentage: [ge(0, "The percentage is between 0 and 100."), le(100, "The percentage is between 0 and 100."), places(4)],
  sportGGRPercentage: [ge(0, "The percentage is between 0 and 100."), le(100, "The percentage is between 0 and 100."), places(4)],
  premiumSportInUSD: [ge(0, "The amount is at least 0."), places(2)],
  premiumBotInUSD: [ge(0, "The amount is at least 0."), places(2)],
  minMonthlyFeeInUSD: [ge(0, "The amount is at least 0."), places(2)],
  additionalCosts: [maxItems(20, "At most 20 additional costs.")],
  invoiceId: [required("Missing Invoice ID.")],
  opId: [required("Operator not found, please select an operator.")],
  year: [ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  month: [ge(1, "The month is between 1 and 12."), le(12, "The month is between 1 and 12.")],
  issuedAt: [],
  description: [maxLength(500, "At most 500 characters.")],
  superAdminNote: [maxLength(2000, "At most 2000 characters.")],
  overrideSettings: [],
  brandFeeInUSD: [ge(0, "The amount is at least 0."), places(2)],
};

export const invoiceFormRules: Rules<InvoiceForm> = {
  casinoGGRPercentage: [ge(0, "The percentage is between 0 and 100."), le(100, "The percentage is between 0 and 100."), places(4)],
  sportGGRPercentage: [ge(0, "The percentage is between 0 and 100."), le(100, "The percentage is between 0 and 100."), places(4)],
  premiumSportInUSD: [ge(0, "The amount is at least 0."), places(2)],
  premiumBotInUSD: [ge(0, "The amount is at least 0."), places(2)],
  minMonthlyFeeInUSD: [ge(0, "The amount is at least 0."), places(2)],
  additionalCosts: [maxItems(20, "At most 20 additional costs.")],
  opId: [required("Operator not found, please select an operator.")],
  year: [required("Year is required."), ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  month: [required("Month is required."), ge(1, "The month is between 1 and 12."), le(12, "The month is between 1 and 12.")],
  issuedAt: [],
  description: [maxLength(500, "At most 500 characters.")],
  superAdminNote: [maxLength(2000, "At most 2000 characters.")],
  overrideSettings: [],
  brandFeeInUSD: [ge(0, "The amount is at least 0."), places(2)],
  overwriteExistingInvoice: [],
};

export const invoiceRecordEditRules: Rules<InvoiceRecordEdit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  note: [maxLength(500, "At most 500 characters.")],
};

export const invoiceSettingsFormRules: Rules<InvoiceSettingsForm> = {
  casinoGGRPercentage: [required("Casino GGR percentage is required."), ge(0, "The percentage is between 0 and 100."), le(100, "The percentage is between 0 and 100."), places(4)],
  sportGGRPercentage: [required("Sport GGR percentage is required."), ge(0, "The percentage is between 0 and 100."), le(100, "The percentage is between 0 and 100."), places(4)],
  premiumSportInUSD: [required("Premium sport is required; 0 for none."), ge(0, "The amount is at least 0."), places(2)],
  premiumBotInUSD: [required("Premium bot is required; 0 for none."), ge(0, "The amount is at least 0."), places(2)],
  minMonthlyFeeInUSD: [required("Minimum monthly fee is required; 0 for none."), ge(0, "The amount is at least 0."), places(2)],
  additionalCosts: [maxItems(20, "At most 20 additional costs.")],
  opId: [required("Operator not found, please select an operator.")],
};

export const invoiceV1EditRules: Rules<InvoiceV1Edit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  note: [maxLength(500, "At most 500 characters.")],
  invoiceId: [required("Missing Invoice ID.")],
};

export const invoiceV1FormRules: Rules<InvoiceV1Form> = {
  month: [required("Month is required.")],
  year: [required("Year is required."), ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  parentOpId: [],
  testPlayersInclusion: [required("Choose the test players.")],
  includeBrands: [required("Say whether brands are included.")],
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  note: [required("Note is required."), maxLength(500, "At most 500 characters.")],
  issuedAt: [],
  description: [maxLength(500, "At most 500 characters.")],
  createdBy: [],
  opId: [required("Operator not found, please select an operator.")],
};

export const invoiceV1KeyRules: Rules<InvoiceV1Key> = {
  invoiceId: [required("Missing Invoice ID.")],
  opId: [required("Operator not found, please select an operator.")],
};

export const jbForceRules: Rules<JbForce> = {
  txId: [required("Missing transaction ID.")],
  playerNote: [maxLength(200, "At most 200 characters.")],
};

export const kycReviewRules: Rules<KycReview> = {
  playerId: [required("Player id is required.")],
  playerCode: [required("Player code is required.")],
  uuid: [required("Document is required.")],
  noteForThePlayer: [maxLength(500, "At most 500 characters.")],
  action: [required("Choose to approve or to reject.")],
};

export const labelledRules: Rules<Labelled> = {
  label: [required("Give the snapshot a label."), pattern("^(?:.{1,64})$", "At most 64 characters.")],
};

export const manualPaymentEditRules: Rules<ManualPaymentEdit> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  brandOpId: [],
  invoiceNo: [ge(1, "Invoice numbers are counted from 1; leave it out for none.")],
  month: [ge(1, "The month is between 1 and 12."), le(12, "The month is between 1 and 12.")],
  year: [ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  issuedDate: [],
  paymentDate: [],
  description: [maxLength(500, "At most 500 characters.")],
  paymentType: [required("Payment type is required.")],
  currency: [required("Currency is required.")],
  amount: [required("Amount is required."), places(8)],
  exchangeRateInUSD: [required("Exchange rate is required."), ge(0.01, "The exchange rate is at least 0.01."), places(8)],
  amountInUSD: [places(2)],
  id: [],
  paymentId: [],
};

export const manualPaymentFormRules: Rules<ManualPaymentForm> = {
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  brandOpId: [],
  invoiceNo: [ge(1, "Invoice numbers are counted from 1; leave it out for none.")],
  month: [ge(1, "The month is between 1 and 12."), le(12, "The month is between 1 and 12.")],
  year: [ge(2024, "The year is 2024 or later."), le(2999, "The year is 2999 or earlier.")],
  issuedDate: [],
  paymentDate: [],
  description: [maxLength(500, "At most 500 characters.")],
  paymentType: [required("Payment type is required.")],
  currency: [required("Currency is required.")],
  amount: [required("Amount is required."), places(8)],
  exchangeRateInUSD: [required("Exchange rate is required."), ge(0.01, "The exchange rate is at least 0.01."), places(8)],
  amountInUSD: [places(2)],
};

export const notificationsReadRules: Rules<NotificationsRead> = {
  notificationIds: [minLength(1, "Choose at least one notification."), maxItems(200, "At most 200 notifications at once.")],
  all: [],
};

export const operatorDomainFormRules: Rules<OperatorDomainForm> = {
  opId: [],
  domain: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "A domain name is expected, such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
};

export const operatorNamedRules: Rules<OperatorNamed> = {
  opId: [required("Operator not found, please select an operator.")],
};

export const operatorPaymentEditRules: Rules<OperatorPaymentEdit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), ge(0.01, "Enter an amount greater than 0."), places(2)],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  _id: [required("Missing Payment ID.")],
  updatedBy: [],
  opId: [],
  affId: [],
};

export const operatorPaymentFormRules: Rules<OperatorPaymentForm> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), ge(0.01, "Enter an amount greater than 0."), places(2)],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  opId: [required("Operator not found, please select an operator.")],
  parentOpId: [],
  createdBy: [],
};

export const paymentRecordEditRules: Rules<PaymentRecordEdit> = {
  title: [required("Title is required."), maxLength(120, "At most 120 characters.")],
  paidBy: [required("Paid by is required."), maxLength(120, "At most 120 characters.")],
  issuedAt: [],
  amountInUSD: [required("Amount is required."), ge(0.01, "Enter an amount greater than 0."), places(2)],
  reference: [required("Reference is required."), maxLength(120, "At most 120 characters.")],
  description: [maxLength(500, "At most 500 characters.")],
  _id: [],
  updatedBy: [],
  opId: [],
  affId: [],
};

export const paymentV1KeyRules: Rules<PaymentV1Key> = {
  paymentId: [required("Missing Payment ID.")],
  opId: [required("Operator not found, please select an operator.")],
};

export const personRules: Rules<Person> = {
  id: [],
  nickname: [],
};

export const playerBlockFormRules: Rules<PlayerBlockForm> = {
  playerCode: [required("Missing player code.")],
  action: [],
  reason: [required("Say why."), maxLength(200, "At most 200 characters.")],
};

export const playerDeletionRules: Rules<PlayerDeletion> = {
  playerId: [required("Missing player id.")],
  playerUsername: [required("Missing username.")],
  uuid: [required("Missing uuid.")],
};

export const playerKeyRules: Rules<PlayerKey> = {
  playerId: [],
  playerCode: [],
};

export const playerPanelRules: Rules<PlayerPanel> = {
  playerCode: [required("Missing player code.")],
  opId: [],
  parentOpId: [],
};

export const playerSearchRules: Rules<PlayerSearch> = {
  query: [required("Type a code, an id, a name or an e-mail."), maxLength(100, "At most 100 characters.")],
  opId: [],
  page: [ge(1, "Pages are counted from 1.")],
  limit: [ge(1, "At least 1 row."), le(1000, "At most 1000 rows.")],
};

export const preferencesRules: Rules<Preferences> = {
  timezone: [required("Time zone is required."), maxLength(64, "At most 64 characters.")],
  language: [required("Language is required."), maxLength(16, "At most 16 characters.")],
  roundReportNumbers: [],
};

export const setupZoneRules: Rules<SetupZone> = {
  token: [required("Choose a CF account.")],
  zoneId: [required("Choose a domain.")],
  zoneName: [required("Choose a domain.")],
};

export const setupZoneByIdRules: Rules<SetupZoneById> = {
  token: [required("Choose a CF account.")],
  zoneId: [required("Choose a domain.")],
  zoneName: [],
};

export const tomaniDecisionRules: Rules<TomaniDecision> = {
  gatewayUuid: [required("Choose a gateway.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
  provider: [required("Choose a gateway.")],
  txId: [required("Missing transaction ID.")],
  withForce: [],
};

export const transactionDecisionRules: Rules<TransactionDecision> = {
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
  actionType: [required("Choose confirm or reject.")],
  noteForThePlayer: [maxLength(200, "At most 200 characters.")],
};

export const transactionDeletionRules: Rules<TransactionDeletion> = {
  txId: [required("Missing transaction ID."), maxLength(100, "At most 100 characters.")],
};

export const usernameFormRules: Rules<UsernameForm> = {
  playerCode: [required("Player code is required.")],
  username: [maxLength(100, "At most 100 characters.")],
  status: [required("Username status cannot be empty.")],
  note: [maxLength(20, "At most 20 characters.")],
};

export const validationCheckRules: Rules<ValidationCheck> = {
  zoneName: [required("Choose a domain.")],
  action: [pattern("^(?:CHECK)$", "CHECK is the only action.")],
  zoneId: [],
  token: [],
};

export const viewEditRules: Rules<ViewEdit> = {
  name: [required("Name is required."), maxLength(60, "At most 60 characters.")],
  query: [maxLength(2000, "At most 2000 characters.")],
  columns: [maxItems(100, "At most 100 columns.")],
  sharedWith: [],
};

export const viewFormRules: Rules<ViewForm> = {
  name: [required("Name is required."), maxLength(60, "At most 60 characters.")],
  query: [maxLength(2000, "At most 2000 characters.")],
  columns: [maxItems(100, "At most 100 columns.")],
  sharedWith: [],
  listId: [required("The list is required."), maxLength(100, "At most 100 characters."), pattern("^(?:[a-z0-9_]+(\\.[a-z0-9_]+)*)$", "The id of a list is expected, such as players.players.")],
};

export const walletTopupRules: Rules<WalletTopup> = {
  playerCode: [required("Missing player code.")],
  currency: [required("Currency is required.")],
  amount: [required("Amount is required."), places(8)],
  action: [required("Choose whether to top up or to deduct.")],
  reason: [required("Choose a reason.")],
  note: [required("A note is required."), maxLength(200, "The note has at most 200 characters.")],
};

export const withdrawDecisionRules: Rules<WithdrawDecision> = {
  txId: [required("Missing transaction ID.")],
  actionType: [required("Choose confirm or reject.")],
  playerNote: [maxLength(200, "At most 200 characters.")],
  countsTowardDailyLimit: [],
};

export const withdrawResendRules: Rules<WithdrawResend> = {
  txId: [required("Missing transaction ID.")],
};

export const withdrawSettlementRules: Rules<WithdrawSettlement> = {
  txId: [required("Missing transaction ID.")],
  status: [required("Choose approve or reject.")],
  reason: [required("Say in writing why it is settled this way."), minLength(20, "At least 20 characters."), maxLength(500, "At most 500 characters.")],
};

export const zoneFormRules: Rules<ZoneForm> = {
  domain: [required("Domain name is required."), pattern("^(?:([A-Za-z0-9\\u0080-\\uffff]([A-Za-z0-9\\u0080-\\uffff-]{0,61}[A-Za-z0-9\\u0080-\\uffff])?\\.)+([A-Za-z\\u0080-\\uffff]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59}))$", "A domain name is expected, such as example.com, without protocol, port or path."), maxLength(253, "At most 253 characters.")],
  token: [required("Token is required.")],
};

export const zoneNamedRules: Rules<ZoneNamed> = {
  zoneId: [required("Zone id is required.")],
};
