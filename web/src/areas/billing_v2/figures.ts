import Big from 'big.js'
import type { Invoice, InvoiceForm, InvoiceSettingsForm } from '@/api/gen/billing_v2/endpoints'
import { rounded } from '@/kit/display/decimal'

export const figureNames = [
  'casinoGGRPercentage',
  'sportGGRPercentage',
  'premiumSportInUSD',
  'premiumBotInUSD',
  'brandFeeInUSD',
  'minMonthlyFeeInUSD',
  'additionalCosts',
] as const

export type FigureName = (typeof figureNames)[number]
export type Figures = Pick<InvoiceForm, FigureName>
export type Ggr = Pick<Invoice, 'casinoGGRInUSD' | 'sportGGRInUSD'>

export const figureLabels: Record<FigureName, string> = {
  casinoGGRPercentage: 'Casino GGR percentage',
  sportGGRPercentage: 'Sport GGR percentage',
  premiumSportInUSD: 'Premium sport',
  premiumBotInUSD: 'Premium bot',
  brandFeeInUSD: 'Brand fee',
  minMonthlyFeeInUSD: 'Minimum monthly fee',
  additionalCosts: 'Additional costs',
}

/** What the form starts with when the settings are overridden: the operator's own figures. */
export const figuresOf = (
  settings: Omit<InvoiceSettingsForm, 'opId'> | null | undefined,
): Figures => ({
  casinoGGRPercentage: settings?.casinoGGRPercentage ?? 0,
  sportGGRPercentage: settings?.sportGGRPercentage ?? 0,
  premiumSportInUSD: settings?.premiumSportInUSD ?? 0,
  premiumBotInUSD: settings?.premiumBotInUSD ?? 0,
  brandFeeInUSD: 0,
  minMonthlyFeeInUSD: settings?.minMonthlyFeeInUSD ?? 0,
  additionalCosts: settings?.additionalCosts ?? [],
})

export const figuresOfInvoice = (invoice: Invoice): Figures => ({
  casinoGGRPercentage: invoice.casinoGGRPercentage,
  sportGGRPercentage: invoice.sportGGRPercentage,
  premiumSportInUSD: invoice.premiumSportInUSD,
  premiumBotInUSD: invoice.premiumBotInUSD,
  brandFeeInUSD: invoice.brandFeeInUSD,
  minMonthlyFeeInUSD: invoice.minMonthlyFeeInUSD,
  additionalCosts: invoice.settings.additionalCosts,
})

/** The form as it goes out: the figures stay behind unless the settings are overridden. */
export function toSend(form: InvoiceForm): InvoiceForm {
  if (form.overrideSettings) return form
  const sent = { ...form }
  for (const name of figureNames) delete sent[name]
  return sent
}

const big = (value: number | null | undefined): Big => new Big(value ?? 0)

/** What is due whatever the players did, the minimum aside. */
export function fixedCosts(figures: Figures): Big {
  const { premiumSportInUSD, premiumBotInUSD, brandFeeInUSD, additionalCosts } = figures
  return [premiumSportInUSD, premiumBotInUSD, brandFeeInUSD]
    .concat((additionalCosts ?? []).map((cost) => cost?.value))
    .reduce<Big>((sum, value) => sum.plus(big(value)), new Big(0))
}

const commission = (ggr: number, percentage: number | null | undefined): Big =>
  ggr > 0 ? rounded(big(ggr).times(big(percentage)).div(100), 2) : new Big(0)

/** The total that the platform would compute; without GGR, the least it can be. */
export function totalOf(figures: Figures, ggr?: Ggr): Big {
  const share = commission(ggr?.casinoGGRInUSD ?? 0, figures.casinoGGRPercentage).plus(
    commission(ggr?.sportGGRInUSD ?? 0, figures.sportGGRPercentage),
  )
  const minimum = big(figures.minMonthlyFeeInUSD)
  return (share.gt(minimum) ? share : minimum).plus(fixedCosts(figures))
}
