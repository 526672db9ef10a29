import type { ApiError } from '@/api/answer'
import { api } from '@/api/gen/deposits/endpoints'
import { depositRejectionRules } from '@/api/gen/deposits/rules'
import type { Transaction } from '@/api/gen/shared/types'
import {
  BalanceChanges,
  decisionFacts,
  readEffect,
  readTransaction,
  transactionDecisions,
} from '@/areas/money_lists'
import { bulkWrite } from '@/kit/bulk/bulk'
import { defineDecisions } from '@/kit/decisions/defineDecisions'
import { readIfOffered } from '@/kit/decisions/reads'
import { Name } from '@/kit/display/Name'

/** A provider that knows nothing of a deposit yet is no error. */
const isWarning = ({ http, messagesFrom }: ApiError) => messagesFrom === 'operation' && http < 500

/** Asking the provider for a deposit, which credits what it knows of; or ending an order without crediting anything. */
export const depositDecisions = defineDecisions({
  ...transactionDecisions,
  permission: 'deposits_write',
  reads: (deposit: Transaction) => ({
    record: readTransaction(deposit),
    facts: readIfOffered(api.endpoints.depositFacts, { txId: deposit.txId }),
    effect: readEffect(deposit),
  }),
  fields: ({ record }, decision) => [
    ...decisionFacts(record),
    ...(decision === 'confirm'
      ? [['Gateway', <Name key="gateway" text={record.gateway} />] as const]
      : []),
  ],
  Body: ({ known, decision }) =>
    decision === 'confirm' && <BalanceChanges effect={known.effect} act={decision} />,
  write: ({ txId }, decision, rejectReason) =>
    decision === 'confirm'
      ? bulkWrite(api.endpoints.depositVerify, { depositKey: { txId } })
      : bulkWrite(api.endpoints.depositRejectOrder, { depositRejection: { txId, rejectReason } }),
  decisions: {
    confirm: {
      label: 'Verify deposit',
      act: 'verifyDeposit',
      effect:
        'The provider is asked to verify the deposit. Once verified, it is credited; this is final.',
      options: { alwaysToast: true, isWarning },
      bulk: {
        label: 'Verify deposits',
        description:
          'Their providers are asked to verify them. Verified deposits are credited; this is final.',
      },
    },
    reject: {
      label: 'Reject deposit order',
      danger: true,
      effect: 'The deposit will be rejected. This is final; no wallet changes.',
      options: { alwaysToast: true },
      note: {
        name: 'rejectReason',
        label: 'Reject reason',
        rules: depositRejectionRules.rejectReason,
        rows: 3,
        most: 500,
      },
      bulk: {
        label: 'Reject deposit orders',
        description: 'They will be rejected. This is final; no wallet changes.',
      },
    },
  },
})
