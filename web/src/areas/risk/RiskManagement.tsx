import { Tabs } from 'antd'
import { useAddress } from '@/kit/useAddress'
import { useAddressChoice } from '@/kit/useAddressChoice'
import type { Reads } from '@/session/reads'
import { CardUses, cardUsesReads } from './CardUses'
import { RiskPlayers, riskPlayersReads } from './RiskPlayers'
import './risk.css'

const TABS = [
  { key: 'risk', label: 'Risk' },
  { key: 'cards', label: 'Card users' },
]
const OF_BOTH = ['opId', 'parentOpId', 'includeBrands', 'isTest']

/** Players by their points, and who used which card. */
export function RiskManagement() {
  const [, setParams] = useAddress()
  const isCards = useAddressChoice('tab', ['cards', 'risk']) === 'cards'
  const choose = (tab: string) =>
    setParams((now) => {
      const kept = OF_BOTH.flatMap((name) => now.getAll(name).map((value) => [name, value]))
      return new URLSearchParams([...(tab === 'cards' ? [['tab', tab]] : []), ...kept])
    })
  const tabs = (
    <Tabs
      className="risk-tabs"
      activeKey={isCards ? 'cards' : 'risk'}
      items={TABS}
      onChange={choose}
    />
  )
  return isCards ? <CardUses above={tabs} /> : <RiskPlayers above={tabs} />
}

export const reads: Reads = (visit) =>
  new URLSearchParams(visit.search).get('tab') === 'cards'
    ? cardUsesReads(visit)
    : riskPlayersReads(visit)
