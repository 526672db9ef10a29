import { Select } from 'antd'
import { type BonusDefinition, useBonusDefinitionsQuery } from '@/api/gen/bonuses/endpoints'
import { bonusGiftRules } from '@/api/gen/bonuses/rules'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import type { TenantFilters } from '@/session/operator'
import { prizeOf } from './fields'

const MOST = 1_000

interface ManualBonuses {
  readonly items: readonly BonusDefinition[]
  readonly isLoading: boolean
}

/** The manual bonuses of an operator or brand, with those of the operator above; of all tenants where none is named. */
export function useManualBonuses(tenants: TenantFilters): ManualBonuses {
  const { data, isLoading } = useBonusDefinitionsQuery({
    ...tenants,
    type: 'MANUAL_BONUS',
    status: 'ACTIVE',
    limit: MOST,
  })
  return { items: readList(data?.items), isLoading }
}

interface BonusChoiceProps {
  readonly bonuses: ManualBonuses
  /** With the most that is given of it at once. */
  readonly onChoose: (amountInUSD: number | null) => void
}

export const BonusChoice = ({ bonuses: { items, isLoading }, onChoose }: BonusChoiceProps) => (
  <Field name="bonusId" label="Bonus" rules={bonusGiftRules.bonusId}>
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      placeholder="Choose a manual bonus"
      notFoundContent="No manual bonus is active."
      options={items.map((bonus) => ({
        value: bonus._id,
        label: `${bonus.title} · ${bonus.operator.opTitle} · ${prizeOf(bonus)}`,
      }))}
      onChange={(id) => onChoose(items.find(({ _id }) => _id === id)?.amountInUSD ?? null)}
    />
  </Field>
)
