import { describe, expect, test } from 'vitest'
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

  test('nothing where there is nothing', () => {
    expect(keptQuery(new URLSearchParams('page=3'))).toBe('')
  })
})
