import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ReferredPlayers } from './ReferredPlayers'

test('referred players are asked for by pages of 50', async () => {
  const asked = answering(() => answer({ data: { items: [], count: 0, remaining: 0 } }))
  renderInApp(<ReferredPlayers record={{ playerCode: 'P100001' } as Player} />)
  await waitFor(() => expect(asked).toHaveLength(1))
  const query = asked[0]?.url.split('?')[1]?.split('&')
  expect(query).toEqual(expect.arrayContaining(['page=1', 'limit=50', 'refId=P100001']))
})
