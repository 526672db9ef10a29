import { Drawer, Tabs } from 'antd'
import { useState } from 'react'
import { useSimulatorWorldQuery } from '@/api/gen/simulator/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { AccountsTab } from './AccountsTab'
import { ActivityTab } from './ActivityTab'
import { ClockTab } from './ClockTab'
import { EventsTab } from './EventsTab'
import { FaultsTab } from './FaultsTab'
import { JournalTab } from './JournalTab'
import { WorldTab } from './WorldTab'
import './simulator.css'

interface SimulatorPanelProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The simulated platform under the hand: its world, clock, faults, outside events and journal. */
export function SimulatorPanel({ open, onClose }: SimulatorPanelProps) {
  const call = useSimulatorWorldQuery(undefined, { refetchOnMountOrArgChange: true })
  const [tab, setTab] = useState('world')
  const [branch, setBranch] = useState<string | null>(null)
  const enter = (name: string) => {
    setBranch(name)
    setTab('accounts')
  }
  return (
    <Drawer
      open={open}
      title="Simulated platform"
      size={720}
      destroyOnHidden
      onClose={onClose}
      className="simulator"
    >
      <Loaded what="The world" call={call}>
        {(world) => (
          <Tabs
            activeKey={tab}
            onChange={setTab}
            items={[
              {
                key: 'world',
                label: 'World',
                children: <WorldTab world={world} onEnter={enter} />,
              },
              { key: 'clock', label: 'Clock', children: <ClockTab world={world} /> },
              {
                key: 'faults',
                label: world.faults.length > 0 ? `Faults (${world.faults.length})` : 'Faults',
                children: <FaultsTab faults={world.faults} />,
              },
              { key: 'activity', label: 'Activity', children: <ActivityTab /> },
              { key: 'events', label: 'Events', children: <EventsTab /> },
              { key: 'journal', label: 'Journal', children: <JournalTab world={world.name} /> },
              {
                key: 'accounts',
                label: 'Accounts',
                children: <AccountsTab key={branch} world={world.name} first={branch} />,
              },
            ]}
          />
        )}
      </Loaded>
    </Drawer>
  )
}
