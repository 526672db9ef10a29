import { expect, test } from 'vitest'
import { joinedAt } from './links'

const SINCE = '2026-11-01T00:00:00Z'
const COUNTED =
  '/players?refId=P1&source=refId&isTest=false&isDeleted=false&fromDate=2026-11-01T00%3A00%3A00Z'

test.each([
  [{}, COUNTED],
  [{ channelType: 'LINK', channelId: 'ch-1' }, `${COUNTED}&channelId=ch-1`],
  [{ channelType: 'LINK', channelId: 'ch-1', subChannelId: 'mail' }, null],
  [{ channelType: 'TELEGRAM' }, null],
] as const)('of %o, who joined is listed as the figure counts them: %s', (asked, expected) => {
  expect(joinedAt({ playerCode: 'P1', ...asked }, SINCE)).toBe(expected)
})
