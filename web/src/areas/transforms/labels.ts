import type { TransformPreview } from '@/api/gen/transforms/endpoints'
import type { TransformCheck, TransformStep } from '@/api/gen/transforms/enums'
import { nameText } from '@/kit/display/personText'

export const TO_BRAND = 'Transform operator to brand'
export const TO_OPERATOR = 'Transform brand to operator'

export const checks: Readonly<Record<TransformCheck, string>> = {
  PARENT_ACTIVE: 'The parent operator is active',
  NO_BRANDS: 'It has no brands of its own',
  NO_DEBT: 'It owes nothing (V2)',
  EMPTY_POOL: 'Its CPG balance is 0, and no transfer is on its way',
  OWN_ZONES: 'No zone is in the parent’s accounts',
  OWN_GATEWAYS: 'No open withdrawal goes through the parent’s gateways',
}

interface Obstacle {
  readonly label: string
  /** Where it is looked at and resolved. */
  readonly path: (opId: string, parentOpId: string | null | undefined) => string | null
}

const at = (path: string) => (opId: string) => `${path}?opId=${encodeURIComponent(opId)}`

/** What a check is called where something stands in the way. */
export const obstacles: Readonly<Record<TransformCheck, Obstacle>> = {
  PARENT_ACTIVE: {
    label: 'It needs an active parent operator',
    path: (_opId, parentOpId) => (parentOpId ? `/operators/${parentOpId}` : null),
  },
  NO_BRANDS: { label: 'It has brands of its own', path: (opId) => `/operators/${opId}` },
  NO_DEBT: { label: 'It owes invoices (V2)', path: at('/billing/operatorsV2/invoice') },
  EMPTY_POOL: {
    label: 'Its CPG balance is not 0, or a transfer is on its way',
    path: at('/billing/operatorsV2/transaction-history'),
  },
  OWN_ZONES: { label: 'Zones are in the parent’s accounts', path: at('/settings/domains') },
  OWN_GATEWAYS: {
    label: 'Open withdrawals would be paid by the parent’s gateways',
    path: at('/withdraw/pending'),
  },
}

export const steps: Readonly<Record<TransformStep, string>> = {
  CHECK: 'Checks',
  MOVE: 'Parent operator changed',
  BILLING: 'Invoice settings (V2)',
  AFFILIATES: 'Affiliates',
  STAFF: 'Accounts that follow another role',
  SESSIONS: 'Accounts signed out',
}

interface Entered {
  readonly title: string
  readonly typed: string
  readonly secondsLeft: number
  /** What was found for what is chosen now; absent while that is asked for. */
  readonly preview: Pick<TransformPreview, 'isPossible'> | undefined
}

/** Why it cannot be saved yet; nothing when it can. */
export function waitingReason({ title, typed, secondsLeft, preview }: Entered): string | undefined {
  if (secondsLeft > 0) return `Read what will happen: ${secondsLeft} s.`
  if (!preview) return 'The checks are still running.'
  if (!preview.isPossible) return 'Resolve what is blocking it first.'
  return typed.trim() === title ? undefined : `Type ${nameText(title)} first.`
}
