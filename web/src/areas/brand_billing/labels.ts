import type { BillingRecord } from '@/api/gen/shared/types'

/** What editing a record is called, in menus and on its form. */
export const editTitle = ({ type }: Pick<BillingRecord, 'type'>): string =>
  `Edit brand ${type} record`
