import { CreditCardOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
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
  const [open, setOpen] = useState<boolean | null>(null)
  if (!useCan('risk_read')) return null
  return (
    <>
      <Button
        icon={<CreditCardOutlined />}
        aria-haspopup="dialog"
        title="Players by card"
        onClick={() => setOpen(true)}
      >
        Card users
      </Button>
      {open !== null && (
        <CardUsersDrawer
          open={open}
          {...(cardNumber !== undefined && { cardNumber })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
