import { screen } from '@testing-library/react'
import { Form } from 'antd'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Footer } from '@/api/gen/cms/endpoints'
import { operations } from '@/api/gen/cms/meta'
import { bannerCreateRules, modalCreateRules } from '@/api/gen/cms/rules'
import { DraftKeeper } from '@/kit/form/DraftKeeper'
import { draftOf, dropDrafts, keepDraft } from '@/kit/form/drafts'
import { renderInApp } from '@/testing/render'
import type { ContentItem } from './content'
import { BANNERS_V2 } from './kinds/banners'
import { columnsIn, menuOf } from './kinds/footer'
import { MODALS_V2 } from './kinds/modals'
import { isSafeLink } from './links'
import { cleanPaste, safeHtml } from './safeHtml'
import { sharedOf, sharedValues, strippedText } from './values'

let meta: HTMLMetaElement

beforeEach(() => {
  meta = document.createElement('meta')
  meta.name = 'assets-url'
  meta.content = 'https://assets.test/cms'
  document.head.append(meta)
})
afterEach(() => meta.remove())

test.each([
  ['cmsV2FooterUpdate', 'Footer has been updated successfully', 'Unable to update Footer'],
  ['cmsV2ModalUpdate', 'Modal has been updated successfully', 'Unable to update Modal'],
  ['cmsV2CardUpdate', 'Card has been updated successfully', 'Unable to update Card'],
] as const)('%s says how it went in the specified words', (id, success, failure) => {
  expect(operations[id].success).toBe(success)
  expect(operations[id].failure).toBe(failure)
})

test.each([
  ['cmsBannerDelete', 'Failed to delete banner'],
  ['cmsV2MenuDelete', 'Failed to delete menu'],
  ['cmsV2PageDelete', 'Failed to delete page'],
  ['cmsV2PostDelete', 'Failed to delete post'],
  ['cmsV2SlideDelete', 'Failed to delete slide'],
  ['cmsV2NotificationDelete', 'Failed to delete notification'],
] as const)('%s that failed is told in the specified words', (id, failure) => {
  expect(operations[id].failure).toBe(failure)
})

test('texts of banners and modals have 3 to 25 characters', () => {
  const limits = (rules: readonly object[]) => JSON.stringify(rules)
  for (const rules of [
    bannerCreateRules.title,
    bannerCreateRules.subtitle,
    modalCreateRules.key,
    modalCreateRules.title,
    modalCreateRules.content,
  ]) {
    expect(limits(rules)).toContain('At least 3 characters.')
    expect(limits(rules)).toContain('At most 25 characters.')
  }
})

test.each([
  ['https://good.test/a?b=1', true],
  ['/promotions', true],
  ['/', true],
  ['//evil.test', false],
  ['/\\evil.test', false],
  ['http://plain.test', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('whether a link to %s is safe: %s', (href, isSafe) => {
  expect(isSafeLink(href)).toBe(isSafe)
})

test.each([
  ['<p onclick="x()" style="color:red">Hi</p>', '<p>Hi</p>'],
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<img src="https://elsewhere.test/a.png">', ''],
  [
    '<img src="/aurora/a-1.png" onerror="x()">',
    '<img src="https://assets.test/cms/aurora/a-1.png">',
  ],
  ['<iframe srcdoc="<script>x</script>"></iframe>', ''],
  ['<svg><a href="javascript:x">s</a></svg>', ''],
  ['<p dir="rtl">متن</p>', '<p dir="rtl">متن</p>'],
])('of %s is shown %s', (body, shown) => {
  expect(safeHtml(body)).toBe(shown)
})

test('what is pasted from a word processor keeps its structure', () => {
  const pasted =
    '<p class="MsoNormal" style="color:red">A <b>word</b><o:p></o:p></p><ul><li>x</li></ul>'
  expect(cleanPaste(pasted)).toBe('<p>A <b>word</b></p><ul><li>x</li></ul>')
})

test('what a body lost is told by name and number', () => {
  const stripped = [
    { name: 'script', count: 1 },
    { name: 'a[onclick]', count: 2 },
  ]
  expect(strippedText({ stripped })).toBe(
    'Saved without what is not allowed: script, a[onclick] (2).',
  )
  expect(strippedText({ stripped: [] })).toBeNull()
  expect(strippedText(null)).toBeNull()
})

describe('what all languages share', () => {
  const item = {
    active: true,
    sharedRevision: 4,
    validFrom: '2026-03-01T10:00:30Z',
    validTo: null,
  } as unknown as ContentItem

  test('is the user’s wall clock in the form, and what was not touched stays to the second', () => {
    const values = sharedValues(BANNERS_V2, item, 'Europe/Malta')
    expect(values).toEqual({ active: true, validFrom: '2026-03-01T11:00', validTo: '' })
    expect(sharedOf(BANNERS_V2, values, item, 'Europe/Malta')).toEqual({
      active: true,
      sharedRevision: 4,
      validFrom: '2026-03-01T10:00:30Z',
      validTo: null,
    })
  })

  test('is new without a revision, at times that were typed', () => {
    const values = { active: false, validFrom: '2026-03-02T11:00' }
    expect(sharedOf(BANNERS_V2, values, undefined, 'Europe/Malta')).toEqual({
      active: false,
      sharedRevision: null,
      validFrom: expect.stringMatching(/^2026-03-02T10:00/),
      validTo: null,
    })
  })
})

test('only a custom modal has a key', () => {
  expect(MODALS_V2.identityOf({ type: 'CUSTOM', key: 'cup' })).toEqual({
    type: 'CUSTOM',
    key: 'cup',
  })
  expect(MODALS_V2.identityOf({ type: 'WELCOME', key: 'cup' })).toEqual({ type: 'WELCOME' })
})

test('the columns of a footer are in the order of their numbers, and named by their places', () => {
  const column = (title: string) => ({ items: [{ title, url: '/x' }] })
  const menu = { column10: column('j'), column2: column('b'), column1: column('a') }
  const columns = columnsIn({ content: { menu } } as Pick<Footer, 'content'>)
  expect(columns.map(({ items }) => items[0]?.title)).toEqual(['a', 'b', 'j'])
  expect(Object.keys(menuOf({ columns }))).toEqual(['column1', 'column2', 'column3'])
})

describe('a draft', () => {
  afterEach(dropDrafts)

  test('is offered again, restored, and gone for all who sign out', async () => {
    keepDraft('me.one', { title: 'Half written' }, 3)
    const { user } = renderInApp(
      <Form initialValues={{ title: '' }}>
        <DraftKeeper name="me.one" revision={3} />
        <Form.Item name="title" label="Title">
          <input />
        </Form.Item>
      </Form>,
    )
    await user.click(await screen.findByRole('button', { name: 'Restore draft' }))
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Half written')
    expect(screen.queryByText(/You left a draft/)).toBeNull()
    dropDrafts()
    expect(draftOf('me.one')).toBeNull()
  })

  test.each([
    [3, false],
    [4, true],
  ])(
    'of revision 3 says before it is restored over revision %d whether that is another: %s',
    async (revision, isSaid) => {
      keepDraft('me.one', { title: 'Half written' }, 3)
      renderInApp(
        <Form>
          <DraftKeeper name="me.one" revision={revision} />
        </Form>,
      )
      expect(await screen.findByText(/You left a draft/)).toBeTruthy()
      expect(screen.queryByText(/saved by somebody since then/) !== null).toBe(isSaid)
    },
  )

  test('that cannot be read is none', () => {
    localStorage.setItem('pitboss.draft.me.two', '{"at":"now"}')
    expect(draftOf('me.two')).toBeNull()
  })
})
