import { describe, expect, test } from 'vitest'
import { noteOpening } from '@/kit/list/lastListParams'
import { samplePage } from '@/testing/sampleRegistry'
import { keptQuery } from './query'

const EVERYTHING =
  'opId=aurora&isTest=false&includeBrands=true&isBrand=true&selectedLanguage=fa&type=brand&status=PAID&month=3&year=2026'

describe('what a link carries along', () => {
  test('the kept parameters and nothing else', () => {
    const query = new URLSearchParams(
      `page=3&${EVERYTHING}&sort=month&limit=100&open=inv_1&tab=json`,
    )
    const expected = EVERYTHING.replace('&selectedLanguage=fa', '')
    expect(keptQuery(query, samplePage('/players'))).toBe(`?${expected}`)
  })

  test('the language of the content to pages of the CMS alone', () => {
    const query = new URLSearchParams('selectedLanguage=fa')
    expect(keptQuery(query, samplePage('/cms/pages'))).toBe('?selectedLanguage=fa')
    expect(keptQuery(query, samplePage('/players'))).toBe('')
    expect(keptQuery(query)).toBe('')
  })

  test('of a queue not what it opens on, which nobody chose', () => {
    noteOpening(location.pathname, 'status=PENDING')
    expect(keptQuery(new URLSearchParams('opId=aurora&status=PENDING'))).toBe('?opId=aurora')
    expect(keptQuery(new URLSearchParams('status=REJECTED'))).toBe('?status=REJECTED')
    noteOpening(location.pathname, '')
    expect(keptQuery(new URLSearchParams('status=PENDING'))).toBe('?status=PENDING')
  })

  test('nothing where there is nothing', () => {
    expect(keptQuery(new URLSearchParams('page=3'))).toBe('')
  })
})
