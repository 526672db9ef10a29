import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { ImportReport, Translation } from '@/api/gen/translations/endpoints'
import { operations } from '@/api/gen/translations/meta'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { ImportDialog } from './ImportDialog'
import { TextCell } from './TextCell'
import { TranslationDialog } from './TranslationDialog'
import { keyAdvice, placeholderProblem } from './texts'

const user = { permissions: ['translations_read' as const, 'translations_write' as const] }
const by = { nickname: 'Ada', userCode: 'U1' }
const AT = '2026-03-01T10:00:00Z'
const record: Translation = {
  partitionKey: 'b2c',
  rowKey: 'home.welcome',
  en: 'Welcome, {name}!',
  fa: 'خوش آمدید {name}!',
  createdAt: AT,
  updatedAt: AT,
  updatedBy: by,
  revision: 4,
}

test.each([
  ['Hi {name}', 'Hallo {name}', null],
  ['Hi {name}', '', null],
  ['Hi {name}', 'Hallo', 'Missing: {name}.'],
  ['Hi', 'Hallo {nam}', 'Not in the English text: {nam}.'],
  ['{a} {b}', '{b} {c} {b}', 'Missing: {a}. Not in the English text: {c}.'],
])('of %s, %s has the problem %s', (english, text, problem) => {
  expect(placeholderProblem(english, text)).toBe(problem)
})

test.each([
  ['home.save', null],
  ['Home.save', 'Keys should avoid uppercase.'],
])('of the key %s is said %s', (key, advice) => {
  expect(keyAdvice(key)).toBe(advice)
})

test('a failed deletion has the words of its act', () => {
  expect(operations.translationDelete.failure).toBe('Failed to delete translation')
})

describe('a text in its cell', () => {
  const cell = (given: object = user) =>
    renderInApp(<TextCell record={record} language="fa" />, { user: given })

  test('runs in the direction of its language, and is saved by Enter with the others as they are', async () => {
    const asked = answering(() => answer({ data: record, messages: ['Translation saved!'] }))
    const { user: hand } = cell()
    expect(screen.getByText(record.fa ?? '').getAttribute('dir')).toBe('rtl')
    await hand.click(screen.getByRole('button', { name: 'Edit Persian (fa) of home.welcome' }))
    const input = screen.getByRole('textbox', { name: 'Persian (fa) of home.welcome' })
    expect([input.getAttribute('dir'), input.getAttribute('lang')]).toEqual(['rtl', 'fa'])
    await hand.clear(input)
    await hand.type(input, 'سلام {{name}{Enter}')
    await waitFor(() => expect(asked).toHaveLength(1))
    const [call] = asked
    expect([call?.method, call?.url, call?.headers.get('If-Match')]).toEqual([
      'POST',
      '/api/dictionary',
      '"4"',
    ])
    expect(call?.body).toEqual({
      entity: { partitionKey: 'b2c', rowKey: 'home.welcome', en: record.en, fa: 'سلام {name}' },
    })
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  test('without its placeholders is not sent; Escape leaves it', async () => {
    const asked = answering(() => answer())
    const { user: hand } = cell()
    await hand.click(screen.getByRole('button', { name: /^Edit/ }))
    await hand.clear(screen.getByRole('textbox'))
    await hand.type(screen.getByRole('textbox'), 'سلام{Enter}')
    expect(await screen.findByText('Missing: {name}.')).toBeTruthy()
    await hand.type(screen.getByRole('textbox'), '{Escape}')
    expect(screen.getByText(record.fa ?? '')).toBeTruthy()
    expect(asked).toEqual([])
  })

  test.each([
    { ...user, role: 'OPERATOR_ADMIN', opId: 'aurora' },
    { permissions: ['translations_read'] },
  ])('is only read by others', (given) => {
    cell(given)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the dialog', () => {
  const LANGUAGES = ['en', 'de', 'es', 'fr', 'pt', 'tr', 'ru', 'ar', 'fa', 'ckb']

  test('has a field per language', () => {
    renderInApp(<TranslationDialog onClose={() => undefined} />, { user })
    const boxes = [...document.querySelectorAll('textarea')]
    expect(boxes.map(({ lang }) => lang)).toEqual(LANGUAGES)
    const fromTheRight = boxes.filter(({ dir }) => dir === 'rtl').map(({ lang }) => lang)
    expect(fromTheRight).toEqual(['ar', 'fa', 'ckb'])
  })

  test('wants a key and English, advises lower case, and sends a new text without a revision', async () => {
    const asked = answering(() => answer({ data: record }))
    const { user: hand } = renderInApp(<TranslationDialog onClose={() => undefined} />, { user })
    const submit = () => hand.click(screen.getByRole('button', { name: 'Create translation' }))
    await submit()
    expect(await screen.findByText('Row key is required.')).toBeTruthy()
    expect(await screen.findByText('English text is required.')).toBeTruthy()
    await hand.type(screen.getByLabelText('Row key'), 'Test')
    expect(await screen.findByText(/Keys should avoid uppercase\./)).toBeTruthy()
    await hand.type(screen.getByLabelText('English (en)'), 'Hi')
    await submit()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked[0]?.body).toEqual({ entity: { rowKey: 'Test', en: 'Hi' } })
    expect(asked[0]?.headers.get('If-Match')).toBeNull()
  })

  test('locks the key of a text that is edited', () => {
    renderInApp(<TranslationDialog record={record} onClose={() => undefined} />, { user })
    const key = screen.getByLabelText<HTMLInputElement>('Row key')
    expect([key.value, key.disabled]).toEqual(['home.welcome', true])
    expect(screen.getByLabelText<HTMLTextAreaElement>('Persian (fa)').value).toBe(record.fa)
  })
})

describe('an import', () => {
  const REPORT: ImportReport = {
    rows: 2,
    added: 1,
    changed: 1,
    unchanged: 0,
    changes: [{ rowKey: 'a', language: 'fa', before: null, after: 'سلام' }],
    moreChanges: 3,
    problems: [],
    moreProblems: 0,
    fingerprint: 'f1',
  }
  const open = (report: ImportReport) => {
    const asked = answering(() => answer({ data: report }))
    const drawn = renderInApp(<ImportDialog onClose={() => undefined} />, { user })
    const choose = (text: BlobPart, name: string) =>
      drawn.user.upload(screen.getByLabelText('File'), new File([text], name))
    const button = () => screen.getByRole('button', { name: 'Import translations' })
    return { ...drawn, asked, choose, button }
  }

  test('is previewed, sent as it was previewed, and reported', async () => {
    const { asked, user: hand, choose, button } = open(REPORT)
    expect(button().hasAttribute('disabled')).toBe(true)
    await choose('rowKey,en\r\na,b\r\n', 'texts.csv')
    expect(await screen.findByText(/2 rows: 1 new, 1 changed, 0 unchanged\./)).toBeTruthy()
    expect(screen.getByText('سلام').closest('td')?.getAttribute('dir')).toBe('rtl')
    expect(screen.getByText('3 more texts change.')).toBeTruthy()
    await hand.click(button())
    await waitFor(() => expect(asked).toHaveLength(2))
    const body = { format: 'CSV', content: 'rowKey,en\r\na,b\r\n' }
    expect(asked.map((call) => [call.url, call.body])).toEqual([
      ['/api/dictionary/import/preview', body],
      ['/api/dictionary/import', { ...body, fingerprint: 'f1' }],
    ])
    expect(await screen.findByText('Import report')).toBeTruthy()
  })

  test('with a wrong row says which, and cannot be sent', async () => {
    const problems = [{ row: 7, rowKey: 'home.save', message: 'en: English text is required.' }]
    const { choose, button } = open({ ...REPORT, problems })
    await choose('[]', 'texts.json')
    const row = await screen.findByText('home.save')
    expect(row.closest('li')?.textContent).toBe('Row 7 home.save en: English text is required.')
    expect(button().hasAttribute('disabled')).toBe(true)
  })

  test.each([
    ['', 'The file is empty.'],
    [new Uint8Array([0xff, 0xfe, 0x41]), 'The file is not a text in UTF-8.'],
    ['x'.repeat(3_900_001), 'The file is too large. At most 3.9 MB.'],
  ] as const)('of a file that cannot be read is not asked for', async (content, problem) => {
    const { asked, choose } = open(REPORT)
    await act(() => choose(content, 'texts.json'))
    expect((await screen.findByRole('alert')).textContent).toBe(problem)
    expect(asked).toEqual([])
  })
})
