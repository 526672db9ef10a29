import { beforeAll, expect, test } from 'vitest'
import { quickenSelectors } from './selectors'

const PAGE = `
  <main id="top" class="kit-page wide" lang="EN">
    <h1>One</h1>
    <p class="note
      first">Two <b title="b">three</b></p><!-- between -->
    <p class="note-more" data-row-link="">Four</p>
    <ul role="list menu"><li class="a b">x</li><li aria-busy="true"><button disabled type="SUBMIT">Go</button></li></ul>
    <input type="checkbox" checked><input type="text" name="x"><input>
    <select multiple></select><select></select>
    <svg viewBox="0 0 1 1"><linearGradient id="g"></linearGradient><use xlink:href="#g" href="#h"></use></svg>
    <div class="ant-zoom-leave ant-wave"><span><i>deep</i></span></div>
  </main>`

const SELECTORS = [
  '*',
  'p',
  'P',
  'lineargradient',
  '#top',
  '#nobody',
  '.note',
  '.first',
  '.note.first',
  '.not',
  'p.note, li.b',
  ' li , b ',
  '[data-row-link]',
  '[title=b]',
  '[title="B"]',
  '[type="submit"]',
  "[type='SUBMIT']",
  '[lang=en]',
  '[class*="-leave"]',
  '[class^=ant]',
  '[class$="wave"]',
  '[class*=""]',
  '[role~=menu]',
  '[role~="list menu"]',
  '[href="#h"]',
  '[disabled]',
  'main p',
  'main > p',
  'h1 + p',
  'h1 ~ p',
  'p+p',
  'main>div i',
  'main i > i',
  'ul li button',
  'p:not(.note)',
  'p:not(.note):not([data-row-link])',
  'select:not([multiple]):not([size])',
  'input:not([type=checkbox], [name])',
  'i:not(main span)',
  'span:not(main span)',
  '[aria-busy=true]:not(button), .kit-skeleton, [class*=-motion-]:not(.ant-wave)',
  // left to jsdom
  ':disabled',
  'li:first-child',
  'main:has(svg) h1',
  ':scope > p',
  'input:checked',
  '#t\\6fp',
  '[lang="en" i]',
] as const

const INVALID = ['', 'p >', '[', '..a', 'p,,b', 'p b c,']

const pageOf = () => new DOMParser().parseFromString(`<!doctype html>${PAGE}`, 'text/html')
/** One page as jsdom has it, and one that is searched by other means. */
const pages = { own: pageOf(), quick: pageOf() }

beforeAll(() => quickenSelectors(pages.quick))

const pathOf = (element: Element | null): string =>
  element
    ? `${pathOf(element.parentElement)}/${[...(element.parentNode?.childNodes ?? [])].indexOf(element)}`
    : ''

/** What one page answers, however it is asked. */
function found(page: Document, selector: string) {
  const main = page.querySelector('main') ?? page.body
  const deep = page.querySelector('i') ?? page.body
  return {
    first: pathOf(page.querySelector(selector)),
    all: [...page.querySelectorAll(selector)].map(pathOf),
    within: [...main.querySelectorAll(selector)].map(pathOf),
    firstWithin: pathOf(main.querySelector(selector)),
    matching: [...page.querySelectorAll('*')].filter((each) => each.matches(selector)).map(pathOf),
    above: pathOf(deep.closest(selector)),
  }
}

test.each(SELECTORS)('%s finds what jsdom finds by it', (selector) => {
  expect(found(pages.quick, selector)).toEqual(found(pages.own, selector))
})

test('some of them find something, and some do not', () => {
  const some = SELECTORS.filter((selector) => found(pages.quick, selector).all.length > 0)
  expect(some.length).toBeGreaterThan(30)
  expect(some.length).toBeLessThan(SELECTORS.length)
})

test.each(INVALID)('“%s” is refused', (selector) => {
  expect(() => pages.quick.querySelector(selector)).toThrow(/./)
})

test('what is not on the page is searched, too', () => {
  const part = pages.quick.createDocumentFragment()
  const list = pages.quick.createElement('ul')
  list.append(pages.quick.createElement('li'))
  part.append(list)
  expect(part.querySelector('ul > li')?.localName).toBe('li')
  expect(list.firstElementChild?.matches('li')).toBe(true)
  expect(list.firstElementChild?.closest('main, ul')).toBe(list)
})
