import { api, type KycDocument } from '@/api/gen/kyc/endpoints'
import { kycReviewRules } from '@/api/gen/kyc/rules'
import { NOTE_REQUIRED } from '@/api/gen/shared/constants'
import { required } from '@/api/rules'
import { playerNames } from '@/areas/players'
import { bulkWrite } from '@/kit/bulk/bulk'
import { defineDecisions } from '@/kit/decisions/defineDecisions'
import { read, readIfOffered } from '@/kit/decisions/reads'
import { DateTime } from '@/kit/display/DateTime'
import { lazyComponent } from '@/kit/lazyComponent'
import { documentTypes } from './labels'

const CONFIRMED = 'Already confirmed.'
const REJECTED = 'Already rejected.'
const SEND_ANOTHER = 'A rejected document stays rejected; the player must submit a new one.'

const closed = {
  approve: { PENDING: null, CONFIRMED, REJECTED: SEND_ANOTHER },
  reject: { PENDING: null, CONFIRMED: null, REJECTED },
} as const

/** Approving and rejecting a document, whose images were looked at. */
export const decisions = defineDecisions({
  what: 'document',
  permission: 'kyc_write',
  reads: ({ uuid }: KycDocument) => ({
    record: read(api.endpoints.kycDocument, { uuid }),
    facts: readIfOffered(api.endpoints.kycFacts, { uuid }),
  }),
  mustSee: {
    reason: 'Look at each image first.',
    View: lazyComponent(() => import('./DocumentImages').then((code) => code.DocumentImages)),
  },
  fields: ({ record: { player, documentType } }) => [
    ...playerNames(player),
    ['Document', documentTypes[documentType] ?? documentType],
  ],
  disabledReason: ({ status }, decision) => closed[decision][status],
  decided: ({ reviewedBy, reviewedAt }) => [
    ['Decided by', reviewedBy?.nickname],
    ['Decided', <DateTime key="at" at={reviewedAt} />],
  ],
  write: ({ uuid, player: { playerId, playerCode } }, action, noteForThePlayer) =>
    bulkWrite(api.endpoints.kycReview, {
      kycReview: { playerId, playerCode, uuid, noteForThePlayer, action },
    }),
  decisions: {
    approve: {
      label: 'Approve document',
      act: 'approveDocument',
      options: { errorDialog: true },
      effect: ({ record }) =>
        record.isPlayerVerified
          ? 'The player is already verified.'
          : 'The player will be verified.',
      bulk: {
        label: 'Approve documents',
        description: 'They will be confirmed, and unverified players become verified.',
      },
    },
    reject: {
      label: 'Reject document',
      danger: true,
      options: { errorDialog: true },
      effect: 'This is final; the player must submit a new document.',
      note: {
        name: 'noteForThePlayer',
        rules: [required(NOTE_REQUIRED), ...kycReviewRules.noteForThePlayer],
        rows: 3,
        most: 500,
      },
      bulk: {
        label: 'Reject documents',
        description: 'This is final; the players must submit new documents.',
      },
    },
  },
})
