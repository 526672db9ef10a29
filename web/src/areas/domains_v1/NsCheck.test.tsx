import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ListedDomains, NsCheck } from './NsCheck'

const SERVERS = ['a.ns.test', 'b.ns.test']
const seen = ['a.com', 'b.com'].map((domain) => ({
  domain,
  nsRecords: ['parked.test'],
  seenAt: '2026-03-12T09:00:00Z',
}))

test('a list asks once for what the platform last saw, and public DNS is asked by hand alone', async () => {
  const looked = { success: true, status: 'OK', data: null, messages: [], nsRecords: SERVERS }
  const asked = answering(({ url }) =>
    url.endsWith('/seen') ? answer({ data: seen }) : new Response(JSON.stringify(looked)),
  )
  const { user } = renderInApp(
    <ListedDomains value={['a.com', 'b.com']}>
      <NsCheck domain="a.com" nameServers={SERVERS} />
      <NsCheck domain="b.com" nameServers={SERVERS} offersLookup />
    </ListedDomains>,
  )
  expect(await screen.findAllByText('PENDING')).toHaveLength(2)
  expect(asked.map(({ body }) => body)).toEqual([{ domains: ['a.com', 'b.com'] }])
  await user.click(screen.getByRole('button', { name: 'Look up the name servers of b.com now' }))
  expect(await screen.findAllByText('SUCCESS')).toHaveLength(1)
  expect(asked).toHaveLength(2)
})
