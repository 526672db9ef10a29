import { Input, Switch } from 'antd'
import { useId, useState } from 'react'
import { useIsMasked } from '@/kit/masked'
import { useGlobalFilters } from '@/session/operator'
import { CardUses } from './CardUses'
import './players.css'

interface CardSearchProps {
  /** The card to begin with. */
  readonly cardNumber?: string
}

/** Who used a card, or which cards several players share. */
export function CardSearch({ cardNumber = '' }: CardSearchProps) {
  const label = useId()
  const [card, setCard] = useState(cardNumber)
  const [isShared, setShared] = useState(false)
  const isMasked = useIsMasked()
  const filters = {
    ...(card && { cardNumber: card }),
    ...(isShared && { isShared }),
    ...useGlobalFilters(),
  }
  return (
    <>
      <div className="players-cards-bar">
        <Input.Search
          allowClear
          aria-label="Card number"
          placeholder={isMasked ? 'Whole card number' : 'Card number'}
          autoComplete="off"
          defaultValue={card}
          onSearch={(text) => setCard(text.replace(/\s/g, ''))}
        />
        <span className="players-switch">
          <Switch aria-labelledby={label} size="small" checked={isShared} onChange={setShared} />
          <span id={label}>Cards of several players only</span>
        </span>
      </div>
      <CardUses key={JSON.stringify(filters)} filters={filters} />
    </>
  )
}
