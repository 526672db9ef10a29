import { ArrowUpOutlined } from '@ant-design/icons'
import { Button, Checkbox, Popover } from 'antd'
import { CARDS } from '@/api/gen/dashboards/constants'
import { measureOf } from '@/areas/reports'
import type { useCards } from './useCards'

type CardChoiceProps = ReturnType<typeof useCards>

/** Which cards stand on the dashboard, and in which order; one stays at least. */
export function CardChoice({ cards, choose, isReady, isRunning }: CardChoiceProps) {
  const others = CARDS.filter((card) => !cards.includes(card))
  const raised = (card: string) => {
    const at = cards.indexOf(card)
    const without = cards.filter((each) => each !== card)
    return [...without.slice(0, at - 1), card, ...without.slice(at - 1)]
  }
  const toggled = (card: string, isOn: boolean) =>
    isOn ? [...cards, card] : cards.filter((each) => each !== card)
  const content = (
    <ul className="dashboards-choices">
      {[...cards, ...others].map((card, at) => (
        <li key={card} className="dashboards-choice">
          <Checkbox
            checked={cards.includes(card)}
            disabled={isRunning || (cards.length === 1 && cards.includes(card))}
            onChange={({ target }) => choose(toggled(card, target.checked))}
          >
            {measureOf(card).title}
          </Checkbox>
          {at > 0 && cards.includes(card) && (
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              disabled={isRunning}
              aria-label={`Move ${measureOf(card).title} up`}
              onClick={() => choose(raised(card))}
            />
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <Popover trigger="click" content={content} placement="bottomRight">
      <Button disabled={!isReady}>Cards</Button>
    </Popover>
  )
}
