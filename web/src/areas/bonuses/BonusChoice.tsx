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
  readonly isError: boolean
}

/** The manual bonuses of an operator or brand, with those of the operator above; of all tenants where none is named. */
export function useManualBonuses(tenants: TenantFilters): ManualBonuses {
  const { data, isLoading, isError } = useBonusDefinitionsQuery({
    ...tenants,
    type: 'MANUAL_BONUS',
    status: 'ACTIVE',
    limit: MOST,
  })
  return { items: readList(data?.items), isLoading, isError }
}

interface BonusChoiceProps {
  readonly bonuses: ManualBonuses
  /** With the most that is given of it at once. */
  readonly onChoose: (amountInUSD: number | null) => void
}

export const BonusChoice = ({ bonuses, onChoose }: BonusChoiceProps) => (
  <Field name="bonusId" label="Bonus" rules={bonusGiftRules.bonusId}>
    <Select
      showSearch={{ optionFilterProp: 'label' }}
      loading={bonuses.isLoading}
      placeholder="Choose a manual bonus"
      notFoundContent={
        bonuses.isError ? 'The bonuses could not be read.' : 'No manual bonus is active.'
      }
      options={bonuses.items.map((bonus) => ({
        value: bonus._id,
        label: `${bonus.title} · ${bonus.operator.opTitle} · ${prizeOf(bonus)}`,
      }))}
      onChange={(id) => onChoose(bonuses.items.find(({ _id }) => _id === id)?.amountInUSD ?? null)}
    />
  </Field>
)
