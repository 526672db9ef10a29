/** How a list is laid out: what lists of one kind are held against each other by. */
export interface Look {
  /** The column that a list is sorted by, and which way. */
  readonly sorted: string
  /** Its tools from left to right, by their names. */
  readonly tools: readonly string[]
  /** The page's own acts above it, from left to right. */
  readonly acts: readonly string[]
  /** Whether the first row's link is an anchor, which another tab may open. */
  readonly isAnchored: boolean
  /** What heads its first column. */
  readonly first: string
  /** Periods in its row of filters, and how many of them begin with the usual ones. */
  readonly periods: readonly [ends: number, menus: number]
  readonly footer: string
}

/** Of the list that is drawn. */
export function lookOfList(): Look {
  const head = document.querySelector('th[aria-sort]')
  const namesIn = (place: string) =>
    [...document.querySelectorAll(`${place} button`)].map(
      (tool) => tool.getAttribute('aria-label') ?? tool.textContent.trim(),
    )
  return {
    sorted: `${head?.textContent} ${head?.getAttribute('aria-sort')}`,
    tools: namesIn('.kit-list-tools'),
    acts: namesIn('.kit-list-acts'),
    isAnchored: document.querySelector('a[data-row-link][href]') !== null,
    first: document.querySelector('thead th:not(:has(.kit-check))')?.textContent ?? '',
    periods: [
      document.querySelectorAll('.kit-filters .ant-picker').length,
      // Reports choose theirs among other filters.
      document.querySelectorAll(
        '.kit-period > button, .kit-filters:has(.ant-picker) input[aria-label="Period"]',
      ).length,
    ],
    footer: document.querySelector('.kit-list-foot')?.textContent ?? '',
  }
}
