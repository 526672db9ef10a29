import type { AffiliateRecordType } from '@/api/gen/affiliate_billing/enums'
import type { Detail } from '@/areas/billing_v1'

export const recordTypes: Readonly<Record<AffiliateRecordType, string>> = {
  profit: 'Profit',
  payment: 'Payment',
}

export const DETAILS: readonly Detail[] = [
  [
    'Profit of a month',
    'Commission and referral income, less administration, deposit and withdraw fees, less the loss that the month before left.',
  ],
  [
    'Commission',
    'Casino GGR × casino commission and sport GGR × sport commission, together; nothing where they come to a loss.',
  ],
  ['Referral income', 'A share of the commission of the affiliates that this one referred.'],
  [
    'Loss carried',
    'A negative profit is not owed: it goes into the next month’s profit, and is not counted in the totals.',
  ],
  ['Open', 'Positive profits less payments, over everything that the filters find.'],
]
