import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AddRecordV2 } from './AddRecordV2'
import { DnsRecords } from './DnsRecords'

const OF = {
  zoneId: 'zon_1',
  token: 'cft_1',
  zoneName: 'a.com',
  opId: 'aurora',
  generation: 2,
} as const

const record = (_: unknown, at: number) => ({
  id: `dns_${at}`,
  zoneId: OF.zoneId,
  zoneName: OF.zoneName,
  opId: OF.opId,
  type: 'TXT',
  name: `name-${at}.a.com`,
  content: 'v=1',
  isProxied: false,
  isSetUp: false,
  created_on: '2026-11-15T09:00:00Z',
  modified_on: '2026-11-15T09:00:00Z',
})

test('the list of DNS records shows 100 of them', async () => {
  answering(() => answer({ data: Array.from({ length: 101 }, record) }))
  renderInApp(<DnsRecords of={OF} />)
  expect(await screen.findByText('101 records')).toBeDefined()
  expect(screen.getByText('name-99.a.com')).toBeDefined()
  expect(screen.queryByText('name-100.a.com')).toBeNull()
})

test('a name that ends in another domain is asked about, and the answer is not sent', async () => {
  const asked = answering(() => answer({ data: record(null, 1) }))
  const { user } = renderInApp(<AddRecordV2 of={OF} onClose={() => undefined} />)
  await user.type(await screen.findByLabelText('Name'), 'b.com')
  await user.type(screen.getByLabelText('Content'), 'v=1')
  await user.click(screen.getByRole('button', { name: 'Add DNS record' }))
  expect(await screen.findByText(/^Tick this/)).toBeDefined()
  expect(asked).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /ends in another domain, b\.com/ }))
  await user.click(screen.getByRole('button', { name: 'Add DNS record' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toEqual({
    opId: 'aurora',
    domainName: 'a.com',
    dnsRecordName: 'b.com',
    dnsRecordType: 'TXT',
    dnsRecordContent: 'v=1',
    isDnsRecordProxied: true,
  })
})
