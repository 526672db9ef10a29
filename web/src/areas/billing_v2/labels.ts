import type { Invoice } from '@/api/gen/billing_v2/endpoints'
import type { InvoiceStatus, Service, UnitType } from '@/api/gen/billing_v2/enums'
import { counted } from '@/kit/bulk/bulk'
import { readNumber } from '@/kit/display/readValue'
import type { StatusLabel } from '@/kit/display/Status'
import { shortDay } from '@/kit/display/times'

export const LOCKED =
  'A payment is allocated to this invoice, so it cannot be deleted or overwritten.'

export const WAY_ROUND =
  'To correct it, let its payment name no invoice: the invoice can then be overwritten or deleted, and the payment name it again. Or settle the difference with a CPG adjustment.'

/** The day that a payment is due on; empty at a platform that does not say so. */
export const dueText = ({ dueBy }: Pick<Invoice, 'dueBy'>): string =>
  dueBy ? shortDay(Date.parse(`${dueBy}T00:00:00Z`), 'UTC') : ''

/** For how long it is overdue; empty where it is not. */
export function overdueText({ overdueDays }: Pick<Invoice, 'overdueDays'>): string {
  const days = readNumber(overdueDays)?.toNumber()
  return days ? counted(days, 'days') : ''
}

export const statuses: Record<InvoiceStatus, StatusLabel> = {
  OPEN: { label: 'Open', tone: 'waiting' },
  PARTLY_PAID: { label: 'Partly paid', tone: 'running' },
  PAID: { label: 'Paid', tone: 'good' },
}

export const services: Record<Service, string> = {
  revenueShare: 'Revenue share',
  livestream: 'Livestream',
  addOn: 'Add-on',
  additionalBrands: 'Additional brands',
  other: 'Other',
}

export const unitTypes: Record<UnitType, string> = { count: 'Count', ratio: 'Ratio' }

/** Where all operators' are. */
export const INVOICES = '/billing/operatorsV2/invoice'

/** An invoice has an address of its own: `?invoiceId=`. */
export const OPENED = { param: 'invoiceId' } as const

export const NOTHING_OPEN = 'Nothing is outstanding on this invoice.'
