import type { AffiliateRecordType } from '@/api/gen/affiliate_billing/enums'
import type { Detail } from '@/areas/billing_v1'

export const recordTypes: Readonly<Record<AffiliateRecordType, string>> = {
  profit: 'Profit',
  payment: 'Payment',
}

/** What editing a record is called, in menus and on its form. */
export const editTitle = ({ type }: { readonly type: AffiliateRecordType }): string =>
  `Edit affiliate ${type} record`

export const DETAILS: readonly Detail[] = [
  [
    'Profit of a month',
    'Commission and referral income, less administration, deposit and withdraw fees, less the loss carried over from the previous month.',
  ],
  [
    'Commission',
    'Casino GGR × casino commission and sport GGR × sport commission, together; zero if the result is a loss.',
  ],
  ['Referral income', 'A share of the commission of affiliates this one referred.'],
  [
    'Loss carried over',
    'A negative profit is not owed: it is carried over to the next month and excluded from the totals.',
  ],
  ['Outstanding', 'Positive profits less payments, for everything that matches the filters.'],
]
