import { api, type BankAccount } from '@/api/gen/bank_accounts/endpoints'
import { bankAccountReviewRules } from '@/api/gen/bank_accounts/rules'
import { playerNames } from '@/areas/players'
import { bulkWrite } from '@/kit/bulk/bulk'
import type { CurrentUser } from '@/kit/currentUser'
import { defineDecisions } from '@/kit/decisions/defineDecisions'
import { read, readIfOffered } from '@/kit/decisions/reads'
import { BeforeAfter } from '@/kit/display/BeforeAfter'
import { labelOf, Status } from '@/kit/display/Status'
import { fields, reviewFields, State, statuses } from './fields'

/** What an account becomes by each. */
const becomes = { confirm: 'APPROVED', reject: 'REJECTED' } as const

/** Whether it may still be decided: while it waits, or with the redo key; never once it is deleted. */
const isOpen = ({ status, isDeleted }: BankAccount, { permissions }: CurrentUser): boolean =>
  !isDeleted && (status === 'PENDING' || permissions.includes('redo'))

const NEEDED = 'Enter a note for the player first.'
const inWords = (verb: string) => ({
  label: `${verb} bank account`,
  note: { name: 'playerNote', rules: bankAccountReviewRules.playerNote, most: 200, needed: NEEDED },
  bulk: { label: `${verb} bank accounts` },
})

/** Approving and rejecting an account that a player wants to be paid to. */
export const decisions = defineDecisions({
  what: 'bank account',
  permission: 'bank_accounts_write',
  reads: ({ uuid }: BankAccount) => ({
    record: read(api.endpoints.bankAccount, { uuid }),
    facts: readIfOffered(api.endpoints.bankAccountFacts, { uuid }),
  }),
  fields: ({ record }) => [
    ...playerNames(record.player),
    ...fields.facts(record, 'bankName', 'nameOnCard', 'cardNumber', 'iban'),
  ],
  Body: ({ known: { record }, decision }) => {
    const now = <State account={record} />
    const after = <Status {...labelOf(statuses, becomes[decision])} />
    return <BeforeAfter of="Account" rows={[['Status', now, after]]} />
  },
  disabledReason: (account, decision, user) => {
    const { status } = account
    if (status === becomes[decision]) return `Already ${statuses[status].label.toLowerCase()}.`
    if (isOpen(account, user)) return null
    return account.isDeleted
      ? 'The player deleted this account; its review is final.'
      : 'Already reviewed; changing the decision needs the permission redo.'
  },
  decided: reviewFields,
  write: ({ uuid, player }, actionType, playerNote) =>
    bulkWrite(api.endpoints.bankAccountReview, {
      bankAccountReview: { uuid, actionType, playerNote, playerCode: player.playerCode },
    }),
  decisions: {
    confirm: {
      ...inWords('Approve'),
      act: 'approveBankAccount',
      effect: 'Withdrawals to an approved account are not flagged.',
    },
    reject: {
      ...inWords('Reject'),
      danger: true,
      effect: 'Withdrawals to a rejected account are flagged until another one is approved.',
    },
  },
})

/** None of an account where nothing is left to decide. */
export const openActions = decisions.actions.map((action) => ({ ...action, appliesTo: isOpen }))
