import { Drawer, Input, Switch } from 'antd'
import { useId, useState } from 'react'
import { useGlobalFilters } from '@/session/operator'
import { CardUses } from './CardUses'
import './players.css'

export interface CardUsersDrawerProps {
  readonly open: boolean
  /** The card to begin with. */
  readonly cardNumber?: string
  readonly onClose: () => void
}

/** Who used a card, or which cards several players share. */
export function CardUsersDrawer({ open, cardNumber = '', onClose }: CardUsersDrawerProps) {
  const label = useId()
  const [card, setCard] = useState(cardNumber)
  const [isShared, setShared] = useState(false)
  const filters = {
    ...(card && { cardNumber: card }),
    ...(isShared && { isShared }),
    ...useGlobalFilters(),
  }
  return (
    <Drawer open={open} title="Card users" size={960} destroyOnHidden onClose={onClose}>
      <div className="players-cards-bar">
        <Input.Search
          allowClear
          aria-label="Card number"
          placeholder="Card number"
          defaultValue={card}
          onSearch={(text) => setCard(text.replace(/\s/g, ''))}
        />
        <span className="players-switch">
          <Switch aria-labelledby={label} size="small" checked={isShared} onChange={setShared} />
          <span id={label}>Cards of several players only</span>
        </span>
      </div>
      <CardUses key={JSON.stringify(filters)} filters={filters} />
    </Drawer>
  )
}
