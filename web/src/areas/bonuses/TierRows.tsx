import { PlusOutlined } from '@ant-design/icons'
import { Button, Form } from 'antd'
import { MOST_TIERS } from '@/api/gen/bonuses/constants'
import { releaseTierRules } from '@/api/gen/bonuses/rules'
import type { FieldRule } from '@/api/rules'
import { MoneyField } from '@/kit/form/NumberField'
import { RemoveRow } from '@/kit/form/RemoveRow'
import { type ReleaseValues, rises } from './releaseTerms'

const RISING = [
  ['requiredWager', 'Wagered', 'Each tier’s wager must be above the previous tier’s.'],
  ['maxBonusAmountInUSD', 'Unlocked', 'Each tier’s amount must be above the previous tier’s.'],
] as const

/** The tiers from the first on: what is wagered in a period, and what that unlocks. */
export function TierRows({ hasOdds }: { readonly hasOdds: boolean }) {
  const form = Form.useFormInstance<ReleaseValues>()
  const rising = (at: number, name: (typeof RISING)[number][0], text: string): FieldRule => ({
    validator: async () => {
      if (!rises(form.getFieldValue('tiers') ?? [], at, name)) throw new Error(text)
    },
  })
  return (
    <Form.List name="tiers">
      {(rows, { add, remove }, { errors }) => (
        <fieldset className="bonuses-tiers">
          <legend>Tiers</legend>
          {rows.map(({ key, name: at }) => (
            <div key={key} className="bonuses-tier">
              <span>Tier {at + 1}</span>
              {RISING.map(([name, label, text]) => (
                <MoneyField
                  key={name}
                  name={[at, name]}
                  label={label}
                  rules={[...releaseTierRules[name], rising(at, name, text)]}
                  item={{ dependencies: [['tiers', at - 1, name]] }}
                  aria-label={`${label}, tier ${at + 1}`}
                />
              ))}
              <MoneyField
                name={[at, 'minBetAmountInUSD']}
                label="Minimum bet"
                rules={releaseTierRules.minBetAmountInUSD}
                aria-label={`Minimum bet, tier ${at + 1}`}
              />
              {hasOdds && (
                <MoneyField
                  name={[at, 'minWinOdds']}
                  label="Minimum odds"
                  currency=""
                  rules={releaseTierRules.minWinOdds}
                  aria-label={`Minimum odds, tier ${at + 1}`}
                />
              )}
              {at > 0 && at === rows.length - 1 && (
                <RemoveRow label={`Remove tier ${at + 1}`} onClick={() => remove(at)} />
              )}
            </div>
          ))}
          <Form.ErrorList errors={errors} />
          <Button
            type="dashed"
            icon={<PlusOutlined />}
            disabled={rows.length >= MOST_TIERS}
            onClick={() => add({ minBetAmountInUSD: 0 })}
          >
            Add a tier
          </Button>
        </fieldset>
      )}
    </Form.List>
  )
}
