import type { InvoiceStatus, Service } from '@/api/gen/billing_v2/enums'
import type { StatusLabel } from '@/kit/display/Status'

export const LOCKED =
  'A payment is allocated to this invoice, so it cannot be deleted or overwritten.'

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

/** An invoice has an address of its own: `?invoiceId=`. */
export const OPENED = { param: 'invoiceId' } as const

export const NOTHING_OPEN = 'Nothing is outstanding on this invoice.'
