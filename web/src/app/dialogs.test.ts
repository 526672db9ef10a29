import { expect, test } from 'vitest'
import { objectAround, type Source, sourcesIn, wholeOf } from '@/testing/oneHand'

/** All dialogs, read in the sources one by one: no two do one thing differently. */
const files = [...sourcesIn('areas'), ...sourcesIn('kit'), ...sourcesIn('app')]
const areas = sourcesIn('areas')
const areaOf = ({ path }: Source) => path.split('/')[0] ?? ''

/** What stands at a name, of a tag or of an object, with a `…` for what is filled in. */
const textAt = (name: string, text: string): string | undefined =>
  new RegExp(`\\b${name}(?:=\\{?|: )(["'\`])((?:(?!\\1)[^\\n])*)\\1`)
    .exec(text)?.[2]
    ?.replace(/\$\{[^}]*\}/g, '…')

const FORMS = /(?<!\w)<(?:EditDialog|FormDialog|DecisionForm|WithdrawForm)\b/g

const formsIn = ({ text }: Source): readonly string[] =>
  [...text.matchAll(FORMS)].map(({ index }) => wholeOf(text, index))

const objectsWith = ({ text }: Source, name: RegExp): readonly string[] =>
  [...text.matchAll(name)].map(({ index }) => objectAround(text, index))

interface Dialog {
  readonly title: string
  readonly button: string
}

const dialogs = files.flatMap((file) =>
  [...formsIn(file), ...objectsWith(file, /\bconfirmLabel: /g)].flatMap((text): Dialog[] => {
    const title = textAt('title', text)
    const button = textAt('submitLabel', text) ?? textAt('confirmLabel', text)
    return title && button ? [{ title, button }] : []
  }),
)

/** The specification's own words. */
const QUOTED: Readonly<Record<string, string>> = {
  'Top up player': 'Send',
  'Top up bonus': 'Send',
  'Delete Notification': 'Delete brand',
}

const inOrder = (words: readonly string[], of: readonly string[]): boolean => {
  let from = 0
  return words.every((word) => {
    const at = of.indexOf(word, from)
    from = at + 1
    return at >= 0
  })
}

/** The title, or how it begins; around a name in its midst, its words in their order. */
function isSaid({ title, button }: Dialog): boolean {
  const act = title
    .replace(/\?$/, '')
    .replace(/ \(.*$/, '')
    .replace(/^Edit /, 'Save ')
  const hasNameWithin = /….*\w/.test(act)
  return (
    `${act} `.startsWith(`${button} `) ||
    (hasNameWithin && inOrder(button.split(' '), act.split(' '))) ||
    QUOTED[title] === button
  )
}

test('the button says what the title says', () => {
  expect(dialogs.length).toBeGreaterThan(130)
  expect(dialogs.filter((dialog) => !isSaid(dialog))).toEqual([])
})

test('first stands what will happen, then to whom or what, then what is filled in', () => {
  const beginning = files.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!\w)<(?:EditDialog|FormDialog)\b/g)].map(({ index }) => {
      const within = text.slice(index + wholeOf(text, index).length)
      return { path, within: within.trimStart().slice(0, 12) }
    }),
  )
  expect(beginning.length).toBeGreaterThan(90)
  expect(beginning.filter(({ within }) => /^<(RecordFields|p)\b/.test(within))).toEqual([])
  const given = files.flatMap(formsIn).filter((text) => /\b(effect|facts)=/.test(text))
  expect(given.length).toBeGreaterThan(40)
})

test('what deletes asks for a word, and the word is that of the act', () => {
  const writers = areas.filter(({ text }) => /useAction\(|useConfirmed\(/.test(text))
  const deletions = writers.flatMap((file) => objectsWith(file, /\bconfirmLabel: ['`]Delete/g))
  expect(deletions.length).toBeGreaterThan(20)
  expect(deletions.filter((text) => !text.includes('confirmWord'))).toEqual([])
  const asked = files
    .flatMap((file) => objectsWith(file, /\bconfirmWord: '/g))
    .map((text) => ({
      word: textAt('confirmWord', text),
      act: textAt('confirmLabel', text) ?? textAt('label', text),
    }))
  expect(asked.length).toBeGreaterThan(35)
  const others = asked.filter(({ word, act }) => act && act.split(' ')[0]?.toLowerCase() !== word)
  expect(others).toEqual([])
})

test('what is red in a dialog is red in the menu', () => {
  const isRed = (text: string) => /\bdanger\b/.test(text)
  const asked = new Map<string, boolean>(
    areas.flatMap((file) =>
      [...formsIn(file), ...objectsWith(file, /\bconfirmLabel: /g)].map((text) => {
        const act = textAt('submitLabel', text) ?? textAt('confirmLabel', text)
        return [`${areaOf(file)}: ${act}`, isRed(text)] as const
      }),
    ),
  )
  const offered = areas.flatMap((file) =>
    objectsWith(file, /\blabel: ['`]/g)
      .filter((text) => /\bid: '/.test(text) && /\b(run|Dialog)\b/.test(text))
      .map((text) => ({ act: `${areaOf(file)}: ${textAt('label', text)}`, red: isRed(text) })),
  )
  const both = offered.filter(({ act }) => asked.has(act))
  expect(both.length).toBeGreaterThan(35)
  expect(both.filter(({ act, red }) => asked.get(act) !== red)).toEqual([])
})

test('a dialog stands where all stand, says how wide it is, and what is chosen in it', () => {
  const modals = files.flatMap(({ path, text }) =>
    [...text.matchAll(/<Modal(?= |\n)/g)].map(({ index }) => ({ path, tag: wholeOf(text, index) })),
  )
  expect(modals.length).toBeGreaterThan(30)
  const unsized = modals.filter(({ tag }) => !/\bwidth\b/.test(tag))
  expect(unsized.map(({ path }) => path)).toEqual([])
  const placed = files.filter(({ text }) => /^\s*centered$|<Modal [^>]*\bcentered\b/m.test(text))
  expect(placed.map(({ path }) => path)).toEqual([])
  const vague = files.filter(({ text }) => text.includes('placeholder="Choose"'))
  expect(vague.map(({ path }) => path)).toEqual([])
})
