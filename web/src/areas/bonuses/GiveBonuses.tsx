import { Alert, Form, Modal } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import {
  api,
  type BonusGift,
  type BonusGiftPreview,
  useLazyBonusGiftPreviewQuery,
} from '@/api/gen/bonuses/endpoints'
import type { Player } from '@/api/gen/players/endpoints'
import {
  type BulkAction,
  type BulkChoiceProps,
  bulkWrite,
  counted,
  inDollars,
} from '@/kit/bulk/bulk'
import { rowWarnings } from '@/kit/dialog/warnings'
import { formatted } from '@/kit/display/decimal'
import { useTenantFilters } from '@/session/operator'
import { GiftFields } from './GiveBonus'

type Gift = Pick<BonusGift, 'bonusId' | 'amountInUSD' | 'note'>

/** Which bonus many players get, and how much of it; then the platform says who can be given it. */
export function GiveBonuses(props: BulkChoiceProps<Player>) {
  const { rows: players, open, onChoose, onClose } = props
  const [form] = Form.useForm<Gift>()
  const [problem, setProblem] = useState<string | null>(null)
  const [preview, { isFetching }] = useLazyBonusGiftPreviewQuery()
  const choose = async () => {
    const gift = await form.validateFields().catch(() => null)
    if (!gift) return
    const { bonusId, amountInUSD } = gift
    const playerCodes = players.map(({ playerCode }) => playerCode)
    const { data, error } = await preview({
      bonusGiftQuestion: { bonusId, amountInUSD, playerCodes },
    })
    // Data of an earlier preview stays beside the error.
    if (data && !error) return onChoose(giftTo(gift, data))
    const failure = error as ApiError
    setProblem(failure.messages.join(' '))
  }
  return (
    <Modal
      open={open}
      width={550}
      title="Give bonus"
      okText="Preview"
      confirmLoading={isFetching}
      mask={{ closable: false }}
      onOk={choose}
      onCancel={onClose}
    >
      <p>{`To ${counted(players.length, 'players')}, each as much. The next step shows who can be given it.`}</p>
      <Form form={form} layout="vertical">
        <GiftFields tenants={useTenantFilters()} />
      </Form>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
    </Modal>
  )
}

const NOT_ASKED = 'The platform did not say whether this player can be given it.'

/** The act on each player, as the platform's preview has it. */
export function giftTo(gift: Gift, preview: BonusGiftPreview): BulkAction<Player> {
  const { eligible, refused, budgetLeftInUSD } = preview
  const able = new Map(eligible.map((each) => [each.playerCode, each]))
  const reasons = new Map(refused.map(({ playerCode, reason }) => [playerCode, reason]))
  const left =
    budgetLeftInUSD === null
      ? ''
      : ` Of the bonus’s budget, ${formatted(budgetLeftInUSD, 2)} USD are left.`
  return {
    id: 'giveBonus',
    label: 'Give bonus',
    permission: 'bonuses_give',
    description: `Each is given ${formatted(gift.amountInUSD, 2)} USD.${left}`,
    confirmWord: 'give',
    disabledReason: ({ playerCode }) =>
      able.has(playerCode) ? null : (reasons.get(playerCode) ?? NOT_ASKED),
    warningsOf: ({ playerCode }) => rowWarnings('changeWallet', able.get(playerCode) ?? {}),
    amountOf: () => inDollars(gift.amountInUSD),
    write: ({ playerCode }) =>
      bulkWrite(api.endpoints.bonusGive, { bonusGift: { ...gift, playerCode } }),
  }
}
