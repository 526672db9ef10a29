import type { AppliedFreebet, FreebetTemplate } from '@/api/gen/sport_freebets/endpoints'
import { useClock } from '@/kit/display/clock'
import { DateTime } from '@/kit/display/DateTime'
import { formatted } from '@/kit/display/decimal'
import { Named } from '@/kit/display/Id'
import { joined } from '@/kit/display/None'
import { rawText } from '@/kit/display/readValue'
import { Status } from '@/kit/display/Status'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { instantOf, rangeOf, stageOf, stateOf, statuses, types } from './labels'

export function TemplateState({ template }: { readonly template: FreebetTemplate }) {
  const { now } = useClock()
  return <Status {...stateOf(template, now())} />
}

type Seconds = 'fromTime' | 'toTime' | 'activationDate'

const time = (name: Seconds) => ({
  width: 144,
  render: (template: FreebetTemplate) => <DateTime at={instantOf(template[name])} />,
  csv: (template: FreebetTemplate) => instantOf(template[name]),
})

export const templateFields = fieldsOf<FreebetTemplate>()({
  name: { width: 208, kind: 'name' },
  operator: {
    label: 'Operator or brand',
    width: 134,
    field: 'operator.opTitle',
    read: ({ operator }) => operator?.opTitle,
  },
  state: {
    label: 'Status',
    width: 96,
    render: (template) => <TemplateState template={template} />,
  },
  stage: { width: 108, read: ({ stage }) => stageOf(stage) },
  disciplines: { width: 100, read: ({ disciplines }) => joined(disciplines, ', ') },
  betAmount: {
    label: 'Amount up to',
    width: 104,
    kind: 'usd',
    field: 'freebetData.betAmount',
    read: ({ freebetData }) => freebetData.betAmount,
  },
  betCount: {
    label: 'Bets up to',
    width: 84,
    kind: 'number',
    field: 'freebetData.betCount',
    read: ({ freebetData }) => freebetData.betCount,
  },
  selections: {
    width: 88,
    optional: true,
    read: ({ freebetData: { minSelection, maxSelection } }) => rangeOf(minSelection, maxSelection),
  },
  odds: {
    width: 104,
    optional: true,
    read: ({ freebetData: { minOdd, maxOdd } }) =>
      rangeOf(formatted(minOdd, 2), formatted(maxOdd, 2)),
  },
  maxWin: {
    label: 'Maximum win',
    width: 108,
    optional: true,
    kind: 'usd',
    field: 'freebetData.maxWin',
    read: ({ freebetData }) => freebetData.maxWin,
  },
  fromTime: { label: 'Starts', optional: true, ...time('fromTime') },
  toTime: { label: 'Ends', ...time('toTime'), width: 140 },
  daysToUse: { label: 'Days to use', width: 88, optional: true, kind: 'number' },
  activationDate: { label: 'Activated', optional: true, ...time('activationDate') },
  isEnable: { label: 'Enabled', width: 80, optional: true, kind: 'yesNo' },
  type: { width: 112, optional: true, labels: types },
  id: { label: 'Template ID', width: 232, optional: true, kind: 'code', copy: 'template ID' },
})
/** Many operators have a template of the same name. */
export const templateColumns = templateFields
  .columns()
  .map((column) =>
    column.key === 'name'
      ? { ...column, render: ({ name, id }: FreebetTemplate) => <Named name={name} id={id} /> }
      : column,
  )

export const appliedFields = fieldsOf<AppliedFreebet>()({
  templateName: { label: 'Free bet', width: 152, kind: 'name' },
  status: { width: 88, labels: statuses },
  betAmount: { label: 'Amount', width: 88, kind: 'usd' },
  used: {
    field: [
      { field: 'usedCount', title: 'Used' },
      { field: 'betCount', title: 'Bets' },
    ],
    label: 'Used',
    width: 72,
    read: ({ usedCount, betCount }) => `${rawText(usedCount)} of ${rawText(betCount)}`,
  },
  stage: { width: 112, read: ({ stage }) => stageOf(stage) },
  createdAt: { label: 'Given', width: 140, kind: 'time' },
  givenBy: {
    field: 'givenBy.nickname',
    label: 'Given by',
    width: 112,
    read: ({ givenBy }) => givenBy?.nickname ?? 'Platform',
  },
  expiresAt: { label: 'Expires', width: 140, kind: 'time' },
  playerCode: { label: 'Player code', kind: 'code' },
  username: { kind: 'name' },
  operator: {
    label: 'Operator or brand',
    field: 'operator.opTitle',
    read: ({ operator }) => operator?.opTitle,
  },
  currency: {},
  freeBetId: { label: 'Free bet ID', kind: 'code', copy: 'free bet ID' },
  templateId: { label: 'Template ID', kind: 'code', copy: 'template ID' },
})
