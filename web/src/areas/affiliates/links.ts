import type { Affiliate } from '@/api/gen/affiliates/endpoints'

type Named = Pick<Affiliate, 'affId'>

/** The players whom an affiliate brought, as the figure counts them. */
export const playersAt = ({ affId }: Named): string =>
  `/players?${new URLSearchParams({ affId, isTest: 'false', isDeleted: 'false' })}`

export const channelsAt = ({ affId }: Named): string =>
  `/channels?${new URLSearchParams({ affId })}`

/** What an affiliate earned and was paid, record by record. */
export const billedAt = ({ affId }: Named): string =>
  `/billing/affiliates?${new URLSearchParams({ affId })}`

/** One of these records, open over their list. */
export const recordAt = ({ affId }: Named, recordId: string): string =>
  `/billing/affiliates?${new URLSearchParams({ affId, open: recordId })}`

/** Affiliates, narrowed to one. */
export const affiliateAt = ({ affId }: Named): string =>
  `/affiliates?${new URLSearchParams({ affId })}`

/** Those whom an affiliate referred. */
export const referredAt = ({ affId }: Named): string =>
  `/affiliates?${new URLSearchParams({ referredBy: affId })}`
