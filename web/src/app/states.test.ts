import { expect, test } from 'vitest'
import { sourcesIn } from '@/testing/oneHand'

const STATES =
  /tone: '(?<tone>\w+)',\s*label: '(?<label>[^']+)'|label: '(?<label2>[^']+)',\s*tone: '(?<tone2>\w+)'/g

/** Degrees are no states: what is high may be a danger or merely come first. */
const DEGREES = ['high', 'low']

test('a state has one colour wherever it stands', () => {
  const colours = new Map<string, Set<string>>()
  const files = ['kit', 'session', 'areas'].flatMap((folder) => sourcesIn(folder))
  for (const { text } of files)
    for (const { groups = {} } of text.matchAll(STATES)) {
      const label = (groups['label'] ?? groups['label2'] ?? '').toLowerCase()
      const tone = groups['tone'] ?? groups['tone2'] ?? ''
      colours.set(label, (colours.get(label) ?? new Set()).add(tone))
    }
  expect(colours.size).toBeGreaterThan(60)
  const several = [...colours].flatMap(([label, tones]) => (tones.size > 1 ? [label] : []))
  expect(several.sort()).toEqual(DEGREES)
})
