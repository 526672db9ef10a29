import { Drawer } from 'antd'
import { CardSearch } from './CardSearch'

export interface CardUsersDrawerProps {
  readonly open: boolean
  /** The card to begin with. */
  readonly cardNumber?: string
  readonly onClose: () => void
}

/** Who used a card, over the page one is on. */
export function CardUsersDrawer({ open, cardNumber = '', onClose }: CardUsersDrawerProps) {
  return (
    <Drawer open={open} title="Card users" size={960} destroyOnHidden onClose={onClose}>
      <CardSearch cardNumber={cardNumber} />
    </Drawer>
  )
}
