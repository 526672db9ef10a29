import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { AccountZones } from './AccountZones'

const account = {
  token: 'cft_1',
  title: 'Aurora zones',
  opId: 'aurora',
  opTitle: 'Aurora',
  cfAccountId: 'a1',
  description: '',
  note: '',
  createdAt: '2026-03-12T09:00:00Z',
  updatedAt: null,
  revision: 1,
}

test.each([
  [1, null, '/api/operators/cf-tokens/zones/create'],
  [2, 'CFA-1', '/api/operators/cf-tokens/v2/zones/create'],
] as const)(
  'a domain is added to an account of generation %d by the call of that generation',
  async (generation, cfAccountCode, path) => {
    const sent = answering(({ method, url }) => {
      if (method === 'POST' && !url.includes('seen'))
        return answer({ data: { domainName: 'a.com' } })
      if (url.includes('menu-list')) return answer({ data: { operators: [] } })
      if (url.includes('zones')) return answer({ data: { items: [], result_info: {} } })
      return answer({ data: [{ ...account, cfAccountCode }] })
    })
    const { user } = renderInApp(
      <AccountZones record={{ ...account, generation, cfAccountCode }} />,
      {
        user: {
          role: 'OPERATOR_ADMIN',
          opId: 'aurora',
          permissions: ['domains_write', 'cf_accounts_read'],
        },
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Add domain' }))
    await user.type(await screen.findByRole('textbox', { name: /^Domain/ }), ' a.com ')
    const dialog = screen.getByRole('dialog', { name: 'Add domain' })
    await user.click(within(dialog).getByRole('button', { name: 'Add domain' }))
    const added = () =>
      sent.find(({ method, body }) => method === 'POST' && JSON.stringify(body).includes('"a.com"'))
    await waitFor(() => expect(added()?.url.split('?')[0]).toBe(path))
  },
)
