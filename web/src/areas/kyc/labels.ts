import type { DocumentType, VerificationStatus } from '@/api/gen/shared/enums'
import type { CurrentUser } from '@/kit/currentUser'
import type { StatusLabel } from '@/kit/display/Status'

export const statuses: Readonly<Record<VerificationStatus, StatusLabel>> = {
  PENDING: { tone: 'waiting', label: 'Pending' },
  CONFIRMED: { tone: 'good', label: 'Confirmed' },
  REJECTED: { tone: 'bad', label: 'Rejected' },
}

export const documentTypes: Readonly<Record<DocumentType, string>> = {
  PASSPORT: 'Passport',
  ID_CARD: 'ID card',
  DRIVING_LICENCE: 'Driving licence',
  PROOF_OF_ADDRESS: 'Proof of address',
  SELFIE: 'Selfie',
}

/** Why a user sees no images but in a review; null for those who do. */
export const imagesMasked = ({ permissions }: CurrentUser): string | null =>
  permissions.includes('players_personal')
    ? null
    : 'The images are masked for you. Approve or Reject shows them.'
