import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { NsCheck, RegistrarCheck } from './NsCheck'

const SERVERS = ['a.ns.test', 'b.ns.test']

const looked = (body: object, status = 200) =>
  answering(() => new Response(JSON.stringify({ data: null, messages: [], ...body }), { status }))

test.each([
  ['SUCCESS', 'SUCCESS'],
  ['PENDING', 'PENDING'],
  ['Invalid Domain', 'Invalid domain'],
  [null, '—'],
] as const)('a check of %s is shown as %s', (nsStatus, shown) => {
  renderInApp(<NsCheck nsStatus={nsStatus} />)
  expect(screen.getByText(shown)).toBeDefined()
})

test('wrong servers are named beside those that are wanted, until public DNS says otherwise', async () => {
  looked({ success: true, status: 'OK', nsRecords: SERVERS })
  const { user } = renderInApp(
    <RegistrarCheck
      domain="a.com"
      nameServers={SERVERS}
      nsStatus="PENDING"
      nsRecords={['parked.test']}
    />,
  )
  expect(screen.getByText('Set at the registrar: parked.test')).toBeDefined()
  expect(screen.getByText('Wanted: a.ns.test, b.ns.test')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Look up the name servers of a.com now' }))
  expect(await screen.findByText('SUCCESS')).toBeDefined()
  expect(screen.queryByText(/^Wanted/)).toBeNull()
})

test('a look-up that finds no domain says so', async () => {
  looked({ success: false, status: 'DNS_LOOKUP_FAILED', messages: ['Invalid Domain'] }, 422)
  const { user } = renderInApp(
    <RegistrarCheck domain="a.com" nameServers={SERVERS} nsStatus="SUCCESS" nsRecords={SERVERS} />,
  )
  expect(screen.queryByText(/^Wanted/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Look up the name servers of a.com now' }))
  expect(await screen.findByText('Invalid domain')).toBeDefined()
  expect(screen.getByText('Set at the registrar: none')).toBeDefined()
})
