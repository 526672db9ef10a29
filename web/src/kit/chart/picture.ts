/** What is drawn, without the marks of its legend, which stand beside it. */
export const DRAWING = '.recharts-wrapper > svg'

const LEGEND = '.recharts-legend-item'
const SVG = 'http://www.w3.org/2000/svg'
const MARGIN = 16
const LINE = 18
const MARK = 28
/** The width of a letter at 12 px, at the most. */
const LETTER = 7.5

/** A picture as text that stands by itself, and its size. */
export interface Picture {
  readonly text: string
  readonly width: number
  readonly height: number
}

interface Place {
  readonly x: number
  readonly y: number
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(SVG, name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
  return made
}

function textAt({ x, y }: Place, words: string, weight = 400, size = 12): Element {
  const made = element('text', { x, y, 'font-weight': weight, 'font-size': size })
  made.textContent = words
  return made
}

/** What stands behind an element: the nearest colour that is not clear. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (backgroundColor && !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor))
      return backgroundColor
  }
  return '#fff'
}

function placed(drawn: Element, at: Place, width: string | number, height: string | number) {
  const copy = drawn.cloneNode(true) as Element
  for (const [key, value] of Object.entries({ ...at, width, height }))
    copy.setAttribute(key, String(value))
  copy.removeAttribute('style') // It fills its place on the page.
  return copy
}

/** Each line's mark, as it is on the screen, and its name. */
function legendAt(place: Element, y: number): readonly Element[] {
  let x = MARGIN
  return [...place.querySelectorAll(LEGEND)].flatMap((item) => {
    const mark = item.querySelector('svg')
    const name = item.textContent ?? ''
    const from = x
    x += MARK + 6 + name.length * LETTER + 16
    return [
      ...(mark ? [placed(mark, { x: from, y: y - MARK / 2 - 4 }, MARK, MARK)] : []),
      textAt({ x: from + MARK + 6, y }, name),
    ]
  })
}

/**
 * The chart that is drawn there in the colours of the screen, under its title and what it is of, with its legend; null
 * where nothing is drawn.
 */
export function pictureOf(place: Element, title: string, about: readonly string[]): Picture | null {
  const drawn = place.querySelector<SVGSVGElement>(DRAWING)
  if (!drawn) return null
  const [width, drawnHeight] = ['width', 'height'].map((name) => Number(drawn.getAttribute(name)))
  if (!width || !drawnHeight) return null
  const head = MARGIN + LINE * (1 + about.length) + 8
  const height = head + drawnHeight + MARGIN
  const { color, fontFamily } = getComputedStyle(place)
  const picture = element('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    fill: color,
    'font-family': fontFamily,
    'font-size': 12,
  })
  picture.append(
    element('rect', { width, height, fill: backgroundOf(place) }),
    textAt({ x: MARGIN, y: MARGIN + 14 }, title, 600, 16),
    ...about.map((line, at) => textAt({ x: MARGIN, y: MARGIN + 14 + LINE * (at + 1) }, line)),
    placed(drawn, { x: 0, y: head }, width, drawnHeight),
    ...legendAt(place, head + drawnHeight - 4),
  )
  return { text: new XMLSerializer().serializeToString(picture), width, height }
}
