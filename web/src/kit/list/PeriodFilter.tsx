import { CalendarOutlined } from '@ant-design/icons'
import type { ReactNode } from 'react'
import { MenuButton } from '../antd/MenuButton'
import { useClock } from '../display/clock'
import { boundsOfPeriod, PERIODS, type Period, periodLabels } from './periods'

interface PeriodFilterProps {
  /** What happened in it: `Added`; nothing where that is when a record came about. */
  readonly what: string
  readonly onChoose: (from: string, to: string | null) => void
  /** Its two ends, to be typed. */
  readonly children?: ReactNode
}

/** A period: the usual ones, by the platform's clock in the user's time zone, and its ends. */
export function PeriodFilter({ what, onChoose, children }: PeriodFilterProps) {
  const { now, timezone } = useClock()
  const choose = (period: Period) => {
    const { from, to } = boundsOfPeriod(period, now(), timezone)
    onChoose(from, to)
  }
  const label = what ? `Period: ${what.toLowerCase()}` : 'Period'
  return (
    <>
      <MenuButton
        icon={<CalendarOutlined />}
        aria-label={label}
        title={label}
        popup={{
          menu: {
            items: PERIODS.map((key) => ({ key, label: periodLabels[key] })),
            onClick: ({ key }) => choose(key as Period),
          },
        }}
      />
      {children}
    </>
  )
}
