import { Form } from 'antd'
import { NOTE_MAX } from '@/api/gen/bonuses/constants'
import type { BonusGift } from '@/api/gen/bonuses/endpoints'
import { bonusGiveForm } from '@/api/gen/bonuses/forms'
import { bonusGiftRules } from '@/api/gen/bonuses/rules'
import type { Player } from '@/api/gen/players/endpoints'
import { playerFacts } from '@/areas/players'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { formatted } from '@/kit/display/decimal'
import { CountedText } from '@/kit/form/CountedText'
import { Field } from '@/kit/form/Field'
import { MoneyField } from '@/kit/form/NumberField'
import type { RecordDialogProps } from '@/kit/record/recordActions'
import type { TenantFilters } from '@/session/operator'
import { BonusChoice, useManualBonuses } from './BonusChoice'

/** Gives a player a manual bonus, at most what it says. */
export function GiveBonus({ record: player, onClose }: RecordDialogProps<Player>) {
  return (
    <EditDialog
      form={bonusGiveForm}
      title="Give bonus"
      submitLabel="Give bonus"
      fixed={{ playerCode: player.playerCode }}
      facts={playerFacts(player)}
      onClose={onClose}
    >
      <GiftFields tenants={{ opId: player.operator.opId, includeBrands: false }} />
    </EditDialog>
  )
}

/** Which bonus, how much of it, and why. */
export function GiftFields({ tenants }: { readonly tenants: TenantFilters }) {
  const bonuses = useManualBonuses(tenants)
  const form = Form.useFormInstance<BonusGift>()
  const bonusId = Form.useWatch('bonusId', form)
  const chosen = bonuses.items.find(({ _id }) => _id === bonusId)
  const most = chosen?.amountInUSD ?? null
  return (
    <>
      <BonusChoice
        bonuses={bonuses}
        onChoose={(amount) => form.setFieldValue('amountInUSD', amount)}
      />
      <MoneyField
        name="amountInUSD"
        label="Amount"
        help={most === null ? undefined : `At most ${formatted(most, 2)} USD.`}
        rules={[
          ...bonusGiftRules.amountInUSD,
          {
            validator: async (_rule, value: unknown) => {
              if (most !== null && typeof value === 'number' && value > most) {
                throw new Error(`At most ${formatted(most, 2)} USD.`)
              }
            },
          },
        ]}
      />
      <Field
        name="note"
        label="Note"
        help="Shown to staff with the bonus."
        rules={bonusGiftRules.note}
      >
        <CountedText rows={2} most={NOTE_MAX} />
      </Field>
    </>
  )
}
