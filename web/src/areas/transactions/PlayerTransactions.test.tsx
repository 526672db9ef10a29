import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Player } from '@/api/gen/players/endpoints'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ProfitList, ReferralClaimHistory } from './PlayerTransactions'

const player = { playerCode: 'P100001' } as Player
const nothing = { transactions: [], count: 0, remaining: 0 }

test.each([
  ['claims', ReferralClaimHistory, 'type=REFERRAL_PROFIT'],
  ['profit', ProfitList, 'playerCode=P100001'],
])('the referral list of %s is asked for by pages of 50', async (_what, List, whose) => {
  const asked = answering(() => answer({ data: nothing }))
  renderInApp(<List record={player} onClose={() => undefined} />)
  await waitFor(() => expect(asked).toHaveLength(1))
  const query = asked[0]?.url.split('?')[1]?.split('&')
  expect(query).toEqual(expect.arrayContaining(['page=1', 'limit=50', whose]))
})
