import type { InvoiceType, RecordType, TestPlayersInclusion } from '@/api/gen/shared/enums'

export const recordTypes: Readonly<Record<RecordType, string>> = {
  invoice: 'Invoice',
  payment: 'Payment',
}

export const invoiceTypes: Readonly<Record<InvoiceType, string>> = {
  GGR_COMMISSION: 'GGR commission',
  MINIMUM_FEE: 'Minimum fee',
}

export const inclusions: Readonly<Record<TestPlayersInclusion, string>> = {
  ALL: 'All players',
  TEST: 'Test players only',
  NO_TEST: 'Excluding test players',
}

export const EDIT_INVOICE = 'Edit operator invoice'
