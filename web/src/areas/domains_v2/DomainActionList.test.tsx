import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DomainV2 } from '@/api/gen/domains_v2/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { DomainActionList } from './DomainActionList'

const DOMAIN = {
  domainName: 'a.com',
  opId: 'aurora',
  isPrimary: false,
  isLocked: false,
  cfZoneId: 'zon_1',
  afdProfileName: 'main',
  afdEndpointName: 'player',
  afdRouteName: 'web',
  afdCustomDomainId: 'afd_1',
} as DomainV2

const done = { domainName: 'a.com', action: 'PURGE_CACHE', message: 'Purged.', revision: 2 }

test.each([
  ['a success', { data: done }, 'Action completed successfully'],
  ['a failure', { http: 409, messages: ['The zone is busy.'] }, 'The zone is busy.'],
])('%s of an action is told once, in its dialog', async (_, given, text) => {
  answering(() => answer(given))
  const { user } = renderInApp(<DomainActionList domain={DOMAIN} onGone={() => undefined} />, {
    user: { permissions: ['domains_write'] },
  })
  await user.click(screen.getByRole('button', { name: 'Purge cache' }))
  const asked = await screen.findByRole('dialog', { name: /^Purge cache/ })
  await user.click(within(asked).getByRole('button', { name: 'Purge cache' }))
  const dialog = await screen.findByRole('dialog', { name: 'Notification' })
  expect(await within(dialog).findByText(text)).toBeDefined()
  expect(screen.getAllByText(text)).toHaveLength(1)
})
