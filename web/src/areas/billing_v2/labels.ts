import type { InvoiceStatus, Service } from '@/api/gen/billing_v2/enums'
import type { Tone } from '@/kit/display/Status'

export const LOCKED =
  'A payment is allocated to this invoice, so it cannot be deleted or overwritten.'

export const statuses: Record<InvoiceStatus, { word: string; tone: Tone }> = {
  OPEN: { word: 'Open', tone: 'waiting' },
  PARTLY_PAID: { word: 'Partly paid', tone: 'running' },
  PAID: { word: 'Paid', tone: 'good' },
}

export const services: Record<Service, string> = {
  revenueShare: 'Revenue share',
  livestream: 'Livestream',
  addOn: 'Add-on',
  additionalBrands: 'Additional brands',
  other: 'Other',
}
