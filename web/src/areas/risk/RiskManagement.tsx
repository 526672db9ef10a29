import { Tabs } from 'antd'
import { useAddress } from '@/kit/useAddress'
import { CardUses } from './CardUses'
import { RiskPlayers } from './RiskPlayers'
import './risk.css'

const TABS = [
  { key: 'risk', label: 'Risk' },
  { key: 'cards', label: 'Card users' },
]
const OF_BOTH = ['opId', 'parentOpId', 'includeBrands', 'isTest']

/** Players by their points, and who used which card. */
export function RiskManagement() {
  const [params, setParams] = useAddress()
  const isCards = params.get('tab') === 'cards'
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
