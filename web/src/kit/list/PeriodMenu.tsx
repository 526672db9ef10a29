import { DownOutlined } from '@ant-design/icons'
import { MenuButton } from '../antd/MenuButton'
import { useClock } from '../display/clock'
import { periodLabels, startOfPeriod, TIME_PERIODS, type TimePeriod } from './periods'

interface PeriodMenuProps {
  /** Given the instant at which the chosen period starts; it goes up to now. */
  readonly onChoose: (from: string) => void
}

/** The usual periods, by the platform's clock in the user's time zone. */
export function PeriodMenu({ onChoose }: PeriodMenuProps) {
  const { now, timezone } = useClock()
  return (
    <MenuButton
      popup={{
        menu: {
          items: TIME_PERIODS.map((key) => ({ key, label: periodLabels[key] })),
          onClick: ({ key }) => onChoose(startOfPeriod(key as TimePeriod, now(), timezone)),
        },
      }}
    >
      Period <DownOutlined aria-hidden />
    </MenuButton>
  )
}
