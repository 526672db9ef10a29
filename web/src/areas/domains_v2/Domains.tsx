import { Segmented } from 'antd'
import { Navigate } from 'react-router'
import { Zones } from '@/areas/domains_v1'
import { useAddress } from '@/kit/useAddress'
import { useAddressChoice } from '@/kit/useAddressChoice'
import type { Reads } from '@/session/reads'
import { DomainList, domainsReads } from './DomainList'
import { oneOrder } from './query'
import './domains.css'

/** Domains of either generation: the platform's own records, or the zones of an account. */
export function Domains() {
  const [params, setParams] = useAddress()
  const isFirst = useAddressChoice('generation', ['1', '2']) === '1'
  const choose = (value: string) =>
    setParams((now) => {
      const next = new URLSearchParams()
      for (const name of ['opId', 'parentOpId', 'includeBrands', 'isBrand', 'limit']) {
        const kept = now.get(name)
        if (kept !== null) next.set(name, kept)
      }
      if (value === '1') next.set('generation', '1')
      return next
    })
  const plain = oneOrder(params)
  if (plain) return <Navigate replace to={`?${plain}`} />
  const toolbar = (
    <Segmented<string>
      aria-label="Generation"
      value={isFirst ? '1' : '2'}
      options={[
        { value: '2', label: 'V2' },
        { value: '1', label: 'V1' },
      ]}
      onChange={choose}
    />
  )
  return isFirst ? <Zones toolbar={toolbar} /> : <DomainList toolbar={toolbar} />
}

/** The zones of an account are not known before the accounts are. */
export const reads: Reads = (visit) => {
  const address = new URLSearchParams(visit.search)
  return address.get('generation') === '1' || oneOrder(address) ? [] : domainsReads(visit)
}
