import { CreditCardOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useFadingDialog } from '@/kit/dialog/useDialog'
import { lazyComponent } from '@/kit/lazyComponent'
import { useCan } from '@/session/session'

const CardUsersDrawer = lazyComponent(() =>
  import('./CardUsersDrawer').then((code) => code.CardUsersDrawer),
)

interface CardUsersButtonProps {
  /** The card to begin with. */
  readonly cardNumber?: string
}

/** Opens who used a card, for those who may know. */
export function CardUsersButton({ cardNumber }: CardUsersButtonProps) {
  const open = useFadingDialog(CardUsersDrawer)
  if (!useCan('risk_read')) return null
  return (
    <Button
      icon={<CreditCardOutlined />}
      aria-haspopup="dialog"
      title="Players by card"
      onClick={() => open(cardNumber === undefined ? {} : { cardNumber })}
    >
      Card users
    </Button>
  )
}
