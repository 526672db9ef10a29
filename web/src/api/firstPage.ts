const OPERATORS = '/api/operators/menu-list'
/** What the frame around the pages asks for by itself. */
const FRAME = ['/api/pulse', '/api/general/notifications', OPERATORS]
/** The page whose own content one of these is. */
const PAGES: Readonly<Record<string, string>> = {
  '/api/general/notifications': '/settings/notifications',
}
const SESSION = ['/api/users/me', '/api/general']

/** From the last answer of the page until it is drawn. */
const DRAWN_MS = 50
/** A page that has asked for nothing by then will not. */
const EMPTY_MS = 1_000
const MOST_MS = 3_000

interface Opening {
  readonly opened: Promise<void>
  readonly openAfter: (ms: number) => void
  readonly code: Promise<unknown>
}

/** Null from when the page is there on. */
let opening: Opening | null = null
let hasAsked = false
/** How many of a page's reads have no answer yet, and who waits until none has. */
let underWay = 0
const atRest: (() => void)[] = []

/** From here until the first page, once its code is there, has its answers, the calls of the frame wait for them. */
export function letThePageGoFirst(code: Promise<unknown>): void {
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = () => {
      opening = null
      resolve()
    }
  })
  let timer = setTimeout(open, MOST_MS)
  const openAfter = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(open, ms)
  }
  opening = { opened, openAfter, code }
  hasAsked = false
  underWay = 0
}

/** What the page means by an operator may hang on the list of them. */
const isOfFrame = (path: string): boolean =>
  FRAME.includes(path) &&
  PAGES[path] !== location.pathname &&
  (path !== OPERATORS || !new URLSearchParams(location.search).has('opId'))

/** Kept once the page has its answers and is drawn: at once, but for the first one. */
async function afterThePage(): Promise<void> {
  if (!opening) return
  await opening.code
  if (!hasAsked) opening?.openAfter(EMPTY_MS)
  await opening?.opened
}

/** Kept once nothing is left to be drawn: a slow processor takes longer than `DRAWN_MS`. */
const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: MOST_MS })
    else done()
  })

/** Kept once the page that is open has its answers, the first one or a later one, or soon. */
const rest = () =>
  new Promise<void>((done) => {
    if (underWay <= 0) return done()
    atRest.push(done)
    setTimeout(done, MOST_MS)
  })

/** What a page does without until it is drawn, such as a filter's picker, is loaded after that. */
export const later =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    await afterThePage()
    await idle() // by then a page that is drawn only now has asked
    await rest()
    await idle()
    return load()
  }

/** Makes a call when it is its turn. */
export async function inTurn<T>(path: string, call: () => Promise<T>): Promise<T> {
  if (SESSION.includes(path) || (!opening && FRAME.includes(path))) return call()
  if (isOfFrame(path)) {
    await afterThePage()
    return call()
  }
  hasAsked = true
  underWay++
  opening?.openAfter(MOST_MS)
  try {
    return await call()
  } finally {
    underWay--
    if (underWay === 0) opening?.openAfter(DRAWN_MS)
    if (underWay <= 0) for (const done of atRest.splice(0)) done()
  }
}
