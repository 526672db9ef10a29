import { PROVIDER_LABELS } from '@/api/gen/gateways/constants'
import type { GatewayOperation, GatewayVersion, PaymentGateway } from '@/api/gen/gateways/endpoints'
import type { CredentialName, GatewayCategory, GatewayProvider } from '@/api/gen/gateways/enums'
import { markedText, rawText, readNumber } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'

export interface Kind {
  readonly operation: GatewayOperation
  readonly version: GatewayVersion
}

export const DAY_MS = 86_400_000
export const providers: Readonly<Record<GatewayProvider, string>> = PROVIDER_LABELS

export const categories: Readonly<Record<GatewayCategory, string>> = {
  CRYPTO: 'Crypto',
  MINI_PAY: 'Mini Pay',
  WEB3: 'Web3',
  PERFECT_MONEY: 'Perfect Money',
  TOMANI: 'Tomani',
  UTOPIA: 'Utopia',
  OTHER: 'Other',
}

export const operations: Readonly<Record<GatewayOperation, string>> = {
  DEPOSIT: 'Deposit',
  WITHDRAW: 'Withdraw',
}

export const credentialNames: Readonly<Record<CredentialName, string>> = {
  merchantId: 'Merchant ID',
  apiKey: 'API key',
  secret: 'Secret',
}

/** In English, else as its provider is called. */
export const titleOf = ({ title, provider }: Pick<PaymentGateway, 'title' | 'provider'>): string =>
  rawText(title?.en) || (providers[provider] ?? rawText(provider)) || '—'

export const nameOf = (gateway: PaymentGateway): string => `gateway ${titleOf(gateway)}`

export const stateOf = ({ isActive }: Pick<PaymentGateway, 'isActive'>): StatusLabel =>
  isActive ? { tone: 'good', label: 'On' } : { tone: 'ended', label: 'Off' }

/** Why the gateways of an operator or brand cannot be put in another order, of all that are listed; null where they can. */
export function whyNotOrdered(
  listed: readonly Pick<PaymentGateway, 'opId'>[],
  opId: string | undefined,
): string | null {
  const own = listed.filter((gateway) => gateway.opId === opId).length
  if (own > 1) return null
  if (own === 1) return 'There is only one of its own: nothing to order.'
  return listed.length > 0 ? 'All are the operator’s: a brand orders its own.' : 'No gateways yet.'
}

/** Where the gateways of a kind are listed. */
export const listOf = ({ operation, version }: Kind): string =>
  `/${operation === 'DEPOSIT' ? 'deposit' : 'withdraw'}/gateways${version === 'V2' ? 'V2' : ''}`

export const addressOf = (gateway: Pick<PaymentGateway, 'uuid'> & Kind): string =>
  `${listOf(gateway)}/${encodeURIComponent(gateway.uuid)}`

/** The transactions through a gateway: those since a moment, or those that are open. */
export function transactionsOf(
  { uuid, operation }: Pick<PaymentGateway, 'uuid' | 'operation'>,
  filters: Readonly<Record<string, string>>,
): string {
  const list = operation === 'DEPOSIT' ? '/deposit/list' : '/withdraw/list'
  return `${list}?${new URLSearchParams({ gatewayUuid: uuid, ...filters })}`
}

/** A figure with what it counts, `2 %`; marked where it is no number, empty where there is none. */
export function figureText(value: unknown, unit = ''): string {
  if (readNumber(value)) return `${value}${unit}`
  return value === null || value === undefined ? '' : markedText(value)
}

/** Minutes and seconds, or hours and minutes. */
export function durationText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  if (hours > 0) return `${hours} h ${minutes} min`
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}

/** What making one is called, on its button and its form. */
export const createTitle = ({ operation, version }: Kind): string =>
  `Create ${operations[operation].toLowerCase()} gateway${version === 'V1' ? ' (V1)' : ''}`
