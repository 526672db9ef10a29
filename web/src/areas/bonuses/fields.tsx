import type { BonusDefinition, BonusDefinitionsApiArg } from '@/api/gen/bonuses/endpoints'
import {
  bonusPrizeTypeValues,
  bonusTypeValues,
  listedBonusStatusValues,
} from '@/api/gen/bonuses/enums'
import { formatted, inFull } from '@/kit/display/decimal'
import { Named } from '@/kit/display/Id'
import { Money } from '@/kit/display/Money'
import { percentInFull } from '@/kit/display/percent'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { bonusStatuses, bonusTypes, prizeTypes } from './labels'

const figureOf = (bonus: BonusDefinition): string =>
  bonus.prizeType === 'PERCENTAGE'
    ? `${percentInFull(bonus.percentage ?? 0)} up to ${formatted(bonus.maxBonusAmountInUSD ?? 0, 2)}`
    : formatted(bonus.amountInUSD ?? 0, 2)

/** What it gives: an amount, or a percentage up to one. */
export const prizeOf = (bonus: BonusDefinition): string => `${figureOf(bonus)} USD`

export const fields = fieldsOf<BonusDefinition>()({
  title: {
    label: 'Bonus',
    width: 156,
    render: ({ title, _id }) => <Named name={title} id={_id} />,
  },
  operator: {
    label: 'Operator or brand',
    width: 136,
    field: 'operator.opTitle',
    read: ({ operator }) => operator?.opTitle,
  },
  status: { width: 92, labels: bonusStatuses },
  type: { width: 136, labels: bonusTypes },
  prize: {
    field: [
      { field: 'percentage', title: 'Prize, %' },
      { field: 'amountInUSD', title: 'Prize (USD)' },
      { field: 'maxBonusAmountInUSD', title: 'Prize at most (USD)' },
    ],
    label: 'Prize, USD',
    width: 132,
    read: figureOf,
  },
  spent: {
    field: [
      { field: 'spentInUSD', title: 'Spent (USD)' },
      { field: 'budgetInUSD', title: 'Budget (USD)' },
    ],
    label: 'Spent of budget, USD',
    width: 156,
    kind: 'number',
    read: ({ spentInUSD, budgetInUSD }) =>
      typeof budgetInUSD === 'number'
        ? `${formatted(spentInUSD, 2)} of ${formatted(budgetInUSD, 2)}`
        : formatted(spentInUSD, 2),
    csv: ({ spentInUSD }) => spentInUSD,
  },
  givenCount: { label: 'Given', width: 60, kind: 'number' },
  claimedAmountInUSD: { label: 'Claimed', width: 100, kind: 'usd' },
  startTime: { label: 'Starts', width: 144, sortable: true, optional: true, kind: 'time' },
  endTime: { label: 'Ends', width: 144, sortable: true, optional: true, kind: 'time' },
  spentInUSD: { label: 'Spent', kind: 'usd' },
  budgetInUSD: {
    label: 'Budget',
    width: 112,
    optional: true,
    render: ({ budgetInUSD }) =>
      typeof budgetInUSD === 'number' ? <Money amount={budgetInUSD} /> : 'No limit',
    csv: ({ budgetInUSD }) => budgetInUSD,
  },
  prizeType: { width: 104, optional: true, labels: prizeTypes },
  minDepositAmountInUSD: { label: 'Minimum deposit', width: 128, optional: true, kind: 'usd' },
  wageringMultiplier: {
    label: 'Wagering',
    width: 96,
    optional: true,
    read: ({ wageringMultiplier }) => `${inFull(wageringMultiplier)} ×`,
  },
  daysToUse: { label: 'Days to use', width: 96, optional: true, kind: 'number' },
  version: { width: 80, optional: true, kind: 'serial' },
  createdAt: { label: 'Created', width: 144, sortable: true, optional: true, kind: 'time' },
  updatedAt: { label: 'Updated', width: 144, optional: true, kind: 'time' },
  updatedBy: {
    width: 128,
    optional: true,
    field: 'updatedBy.nickname',
    read: ({ updatedBy }) => updatedBy?.nickname,
  },
  _id: { label: 'Bonus ID', width: 216, optional: true, kind: 'code', copy: 'bonus ID' },
})
export const columns = fields.columns()

export const filters = defineFilters<BonusDefinitionsApiArg>()(
  '-createdAt',
  {
    title: { label: 'Title', width: 152 },
    status: { values: listedBonusStatusValues, labels: bonusStatuses, width: 112 },
    type: { values: bonusTypeValues, labels: bonusTypes, width: 160 },
    prizeType: { values: bonusPrizeTypeValues, labels: prizeTypes, width: 120 },
  },
  { fields },
)
