import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Channel } from '@/api/gen/channels/endpoints'
import { permissionValues } from '@/api/gen/shared/enums'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ChannelDetails } from './ChannelDetails'
import { ChannelReport } from './ChannelReport'
import { NewChannel } from './NewChannel'

const LINK = 'https://play.aurora.test/?aff=LAMP-1&ch=ch-A-1-1'
const channel: Channel = {
  channelId: 'ch-A-1-1',
  title: 'Spring',
  description: 'Banner on the front page',
  link: LINK,
  baseUrl: 'play.aurora.test',
  opId: 'aurora',
  opTitle: 'Aurora',
  affId: 'A-1',
  affCode: 'LAMP-1',
  affTitle: 'Lamplight',
  signups: 4,
  firstDeposits: 1,
  conversionPercentage: 25,
  subChannels: 1,
  isDeleted: false,
  createdAt: '2026-01-02T08:00:00Z',
  updatedAt: '2026-01-02T08:00:00Z',
  revision: 1,
}
const OWN = { role: 'AFFILIATE', permissions: ['channels_read', 'channels_write'] } as const
const user = { permissions: [...permissionValues] }

async function choose(by: UserEvent, label: string, option: RegExp) {
  await by.click(screen.getByLabelText(label))
  const found = await screen.findAllByText(option)
  await by.click(found.at(-1) as HTMLElement)
}

describe('a new channel', () => {
  async function created(me: object, record?: { affId: string; opId: string }) {
    const onClose = vi.fn()
    const asked = answering(({ method, url }) => {
      if (method === 'POST') return answer({ data: channel })
      if (url.startsWith('/api/affiliates/domains'))
        return answer({ data: { domains: [{ domainName: 'play.aurora.test', isPrimary: true }] } })
      if (url.startsWith('/api/affiliates'))
        return answer({
          data: { items: [{ affId: 'A-1', affTitle: 'Lamplight', status: 'ACTIVE' }], count: 1 },
        })
      return answer({ data: { operators: [{ opId: 'aurora', title: 'Aurora', isActive: true }] } })
    })
    const app = renderInApp(<NewChannel onClose={onClose} {...(record && { record })} />, {
      user: me,
    })
    const fill = async () => {
      await app.user.type(screen.getByLabelText('Title'), 'Spring')
      await app.user.type(screen.getByLabelText('Description'), 'Ban')
      await choose(app.user, 'Base URL', /^play\.aurora\.test/)
      await app.user.click(screen.getByRole('button', { name: 'Create channel' }))
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
      return asked.find(({ method }) => method === 'POST')?.body
    }
    return { ...app, fill }
  }
  const texts = { title: 'Spring', description: 'Ban', baseUrl: 'play.aurora.test' }

  test('an affiliate’s is its own: nobody is named', async () => {
    const { fill } = await created(OWN)
    expect(screen.queryByLabelText('Affiliate')).toBeNull()
    expect(await fill()).toEqual(texts)
  })

  test('a platform admin names the operator and the affiliate', async () => {
    const { user: by, fill } = await created(user)
    await choose(by, 'Operator', /^Aurora/)
    await choose(by, 'Affiliate', /^Lamplight/)
    expect(await fill()).toEqual({ ...texts, affId: 'A-1', opId: 'aurora' })
  })

  test('from an affiliate’s page it is that one’s', async () => {
    const { fill } = await created(
      { ...user, role: 'OPERATOR_ADMIN', opId: 'aurora' },
      { affId: 'A-1', opId: 'aurora' },
    )
    expect(screen.queryByLabelText('Affiliate')).toBeNull()
    expect(await fill()).toEqual({ ...texts, affId: 'A-1' })
  })

  test('what is missing is told in the specification’s words, and nothing is sent', async () => {
    const { user: by } = await created(OWN)
    await by.type(screen.getByLabelText('Description'), 'ab')
    await by.click(screen.getByRole('button', { name: 'Create channel' }))
    expect(
      await screen.findByText('Channel description should be more than 3 characters'),
    ).toBeTruthy()
    expect(await screen.findByText('Channel base URL is required')).toBeTruthy()
  })
})

test('the link is copied as it stands, and its code is saved as a drawing', async () => {
  const saved: { name: string; blob: Blob }[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const last = saved.at(-1)
    if (last) last.name = this.download
  })
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', blob: blob as Blob })
    return 'blob:1'
  })
  const { user: by } = renderInApp(<ChannelDetails record={channel} />, { user })
  await by.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(LINK)
  await by.click(screen.getByRole('button', { name: /Download QR code/ }))
  expect(saved[0]?.name).toBe('ch-A-1-1.svg')
  expect(await saved[0]?.blob.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
})

test('the report asks for the month before and this one, interpolated; the second is this one', async () => {
  const row = { totalBetAmountInUSD: 1, totalBetCount: 1, totalPlInUSD: 1, totalFtdCount: 0 }
  const data = [
    { ...row, timeStamp: '2026-02-01T00:00:00Z', signups: 7 },
    { ...row, timeStamp: '2026-03-01T00:00:00Z', signups: 9 },
  ]
  const asked = answering(({ url }) =>
    answer({ data: url.startsWith('/api/reports') ? { data } : { items: [], count: 0 } }),
  )
  renderInApp(<ChannelReport record={channel} />, { user })
  expect((await screen.findByRole('row', { name: /^March 2026/ })).textContent).toContain('9')
  expect(asked.find(({ url }) => url.startsWith('/api/reports'))?.body).toEqual({
    channelId: 'ch-A-1-1',
    from: '2026-02-01T00:00:00.000Z',
    to: '2026-03-31T23:59:59.999Z',
    granularity: 'MONTHLY',
    interpolate: true,
  })
})
