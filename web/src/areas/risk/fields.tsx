import type { RiskPlayer, RiskPlayersQuery } from '@/api/gen/risk/endpoints'
import { riskLevelValues, riskRuleValues } from '@/api/gen/risk/enums'
import { yesNo } from '@/kit/display/None'
import { optionsOf } from '@/kit/display/options'
import { rawText, readList } from '@/kit/display/readValue'
import { labelOf, Status } from '@/kit/display/Status'
import { defineFilters } from '@/kit/list/defineFilters'
import { fieldsOf } from '@/kit/list/fieldsOf'
import { isReviewed, levels, ruleNames, rules } from './labels'
import { RiskScore } from './RiskScore'

const reviewState = (row: RiskPlayer) => labelOf(isReviewed, rawText(row.isReviewed))

const fields = fieldsOf<RiskPlayer>()({
  playerCode: {
    label: 'Player',
    width: 96,
    sortable: true,
    kind: 'code',
  },
  score: {
    field: [{ field: 'score' }, { field: 'level', title: 'Level', labels: levels }],
    label: 'Score',
    width: 104,
    sortable: true,
    render: (row) => <RiskScore risk={row} />,
    csv: ({ score, level }) => `${rawText(score)} · ${labelOf(levels, level).label}`,
  },
  username: { width: 132, kind: 'name' },
  rules: {
    field: [{ field: 'rules', labels: rules }],
    label: 'What for',
    width: 252,
    read: (row) => ruleNames(readList(row.rules)),
  },
  isReviewed: {
    field: [{ field: 'isReviewed', labels: isReviewed }],
    label: 'Review',
    width: 100,
    render: (row) => <Status {...reviewState(row)} />,
  },
  lastAt: { label: 'Latest event', width: 148, sortable: true, kind: 'time' },
  operator: {
    label: 'Operator or brand',
    width: 136,
    field: 'operator.opTitle',
    read: ({ operator }) => operator?.opTitle,
  },
  lapsesAt: { label: 'Next points lapse', width: 148, optional: true, kind: 'time' },
  reviewedBy: {
    width: 136,
    optional: true,
    field: 'reviewedBy.nickname',
    read: ({ reviewedBy }) => reviewedBy?.nickname,
  },
  reviewedAt: { label: 'Reviewed', width: 148, optional: true, kind: 'time' },
  isBlocked: {
    label: 'Blocked',
    width: 88,
    optional: true,
    render: (row) => (row.isBlocked ? <Status tone="bad" label="Blocked" /> : yesNo(false)),
  },
})
export const columns = fields.columns()

export const filters = defineFilters<RiskPlayersQuery>()(
  '-score',
  {
    isReviewed: {
      label: 'Review',
      kind: 'boolean',
      options: optionsOf(['false', 'true'], isReviewed),
      width: 108,
    },
    level: { values: riskLevelValues, labels: levels, width: 96 },
    rule: { label: 'What for', values: riskRuleValues, labels: rules, width: 184 },
    minScore: { label: 'Min. score', kind: 'number', width: 104 },
    playerCode: { label: 'Player code', width: 112 },
  },
  { fields, waits: { level: 'HIGH', isReviewed: 'false' } },
)
