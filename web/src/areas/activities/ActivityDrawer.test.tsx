import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Activity } from '@/api/gen/activities/endpoints'
import { renderInApp } from '@/testing/render'
import { ActivityDrawer } from './ActivityDrawer'

const activity: Activity = {
  _id: 'act_1',
  createdAt: '2026-03-12T09:00:00Z',
  area: 'Billing',
  action: 'updated',
  userCode: 'U1',
  nickname: 'Ada',
  role: 'ADMIN',
  opId: 'aurora',
  opTitle: 'Aurora',
  recordKind: 'Invoice',
  recordId: 'inv & 7',
  recordTitle: 'Invoice 7',
  before: { amount: 1 },
  after: { amount: 2 },
  requestId: 'req_1',
}

test.each([
  [activity, '/settings/activities?opId=aurora&recordId=inv+%26+7'],
  [{ ...activity, opId: null, recordId: 'perm_1' }, '/settings/activities?recordId=perm_1'],
])('a record leads to all that was done to it', async (data, address) => {
  const loaded = { data, isFetching: false, refetch: () => undefined }
  renderInApp(<ActivityDrawer openId="act_1" onClose={() => undefined} loaded={loaded} />)
  const link = await screen.findByRole('link', { name: 'All activities of this record' })
  expect(link.getAttribute('href')).toBe(address)
})

test.each([
  ['Invoice 7', 'Invoice 7'],
  ['7 of Aurora', 'Invoice · 7 of Aurora'],
])('its head says what it is and which one: %s', async (recordTitle, head) => {
  const loaded = { data: { ...activity, recordTitle }, isFetching: false, refetch: () => undefined }
  renderInApp(<ActivityDrawer openId="act_1" onClose={() => undefined} loaded={loaded} />)
  expect(await screen.findByText(head)).toBeDefined()
})
