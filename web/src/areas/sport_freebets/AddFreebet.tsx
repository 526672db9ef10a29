import { Form } from 'antd'
import Big from 'big.js'
import type { ApiError } from '@/api/answer'
import type { Player } from '@/api/gen/players/endpoints'
import type { FreebetTemplate } from '@/api/gen/sport_freebets/endpoints'
import { sportFreebetAddForm } from '@/api/gen/sport_freebets/forms'
import { freebetAddRules } from '@/api/gen/sport_freebets/rules'
import type { FieldRule } from '@/api/rules'
import { playerFacts } from '@/areas/players'
import { counted } from '@/kit/bulk/bulk'
import type { DialogProps } from '@/kit/dialog/useDialog'
import { useSystemDialogs } from '@/kit/dialog/useSystemDialogs'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { formatted } from '@/kit/display/decimal'
import { Money } from '@/kit/display/Money'
import { RecordFields } from '@/kit/display/RecordFields'
import { CountField, MoneyField } from '@/kit/form/NumberField'
import { useToasts } from '@/kit/toasts'
import { templateFields } from './fields'
import { reasonsOf } from './labels'

interface AddFreebetProps extends DialogProps {
  readonly player: Player
  readonly template: FreebetTemplate
  readonly onDone: () => void
}

const atMost = (most: number, text: string): FieldRule => ({
  validator: async (_rule, value: unknown) => {
    if (typeof value === 'number' && value > most) throw new Error(text)
  },
})

/** Gives a player free bets by a template: how many, of how much, and what they may cost at most. */
export function AddFreebet({ player, template, onDone, onClose }: AddFreebetProps) {
  const { betCount, betAmount } = template.freebetData
  const refused = useRefusal()
  return (
    <EditDialog
      form={sportFreebetAddForm}
      title="Give sport free bet"
      submitLabel="Give sport free bet"
      values={{ betCount: 1, betAmount }}
      fixed={{ templateId: template.id }}
      args={{ playerId: player.playerId }}
      options={{ onDone, isAnsweredByCaller: refused }}
      facts={[
        ...playerFacts(player),
        ...templateFields.facts(template, ['name', 'Template'], 'stage', 'disciplines'),
      ]}
      onClose={onClose}
    >
      <CountField
        name="betCount"
        label="Number of bets"
        help={`The template allows ${betCount}.`}
        rules={[...freebetAddRules.betCount, atMost(betCount, `At most ${betCount}.`)]}
      />
      <MoneyField
        name="betAmount"
        label="Amount of each"
        help={`The template allows ${formatted(betAmount, 2)} USD.`}
        rules={[
          ...freebetAddRules.betAmount,
          atMost(betAmount, `At most ${formatted(betAmount, 2)} USD.`),
        ]}
      />
      <Cost template={template} />
    </EditDialog>
  )
}

/** What the bets may win at most, and until when they are placed. */
function Cost({ template }: Pick<AddFreebetProps, 'template'>) {
  const count = Form.useWatch<number | null | undefined>('betCount') ?? 0
  const amount = Form.useWatch<number | null | undefined>('betAmount') ?? 0
  const { maxWin, maxOdd } = template.freebetData
  const each = Math.min(maxWin, new Big(amount).times(new Big(maxOdd).minus(1)).toNumber())
  return (
    <RecordFields
      fields={[
        ['Free bets', <Money key="sum" amount={new Big(amount).times(count).toNumber()} />],
        ['Costs at most', <Money key="most" amount={new Big(each).times(count).toNumber()} />],
        ['To be used within', counted(template.daysToUse, 'days')],
      ]}
    />
  )
}

/** Tells why the sportsbook does not add it: the first reason at once, all of them in a dialog. */
function useRefusal(): (error: ApiError) => boolean {
  const toasts = useToasts()
  const { errors } = useSystemDialogs()
  return (error) => {
    const reasons = reasonsOf(error.data)
    const [first] = reasons
    if (first === undefined) return false
    toasts.failure({ ...error, messages: [first] })
    void errors({
      messages: reasons,
      requestId: error.requestId,
      title: 'Unable to perform this action',
      hasForm: true,
    })
    return true
  }
}
