// Runs before anything of a page: notes when what is waited for has been painted.
;(() => {
  const PATIENCE_MS = 15_000
  const APPEARS_MS = 3_000
  const RESTS_MS = 150

  const painted = () =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const after = new MessageChannel()
        after.port1.onmessage = () => done(performance.now())
        after.port2.postMessage(null)
      })
    })

  // What holds before a frame is on the screen after it.
  const until = (holds) =>
    new Promise((done) => {
      const look = () => (holds() ? painted().then(done) : requestAnimationFrame(look))
      look()
    })

  const isDrawn = (element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0
  }

  const isShown = (selector) => Array.from(document.querySelectorAll(selector)).some(isDrawn)

  const keysOf = (selector) =>
    Array.from(document.querySelectorAll(selector), (row) => row.dataset.rowKey).join()

  // When the last click was, known to the document that it leads to as well.
  const noteClick = ({ timeStamp }) =>
    sessionStorage.setItem('bench.clicked', performance.timeOrigin + timeStamp)
  addEventListener('click', noteClick, { capture: true })

  // How many calls have no answer yet, for who waits until a page is at rest.
  let underWay = 0
  const send = window.fetch
  window.fetch = async (...call) => {
    underWay++
    try {
      return await send(...call)
    } finally {
      underWay--
    }
  }

  let shift = 0
  const tasks = []
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) shift += value
  })
  observe('longtask', (task) => tasks.push(task))
  const hasShell = () => document.querySelector('nav a[href]') !== null
  const shellStands = until(hasShell)

  window.bench = {
    shift: () => shift,
    // Milliseconds of the longest task since the menu was on the screen; 0 where none was long.
    async taskOnceShellStands() {
      const start = await shellStands
      return Math.max(0, ...tasks.filter((each) => each.startTime >= start).map(({ duration }) => duration))
    },
    // A link to a page that is clicked once the pointer has rested on it: milliseconds to its content, and of the longest task until then.
    async visit(address, selector) {
      const { pathname } = new URL(address, location.href)
      const before = new Set(document.querySelectorAll(selector))
      const isNew = (each) => !before.has(each) && isDrawn(each)
      const links = [...document.querySelectorAll('nav a[href]')]
      const link = links.find(({ href }) => new URL(href).pathname === pathname)
      link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      await new Promise((done) => setTimeout(done, RESTS_MS))
      const start = performance.now()
      if (link) link.click()
      else {
        history.pushState({}, '', address)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }
      const holds = () =>
        location.pathname === pathname && [...document.querySelectorAll(selector)].some(isNew)
      const end = start + PATIENCE_MS
      const time = (await until(() => holds() || performance.now() > end)) - start
      if (!holds()) throw new Error('nothing of the page came')
      await painted()
      const own = tasks.filter((task) => task.startTime >= start).map(({ duration }) => duration)
      return { time, task: Math.max(0, ...own) }
    },
    // The time at which an element is on the screen, and what was asked of the network until then.
    async ready(selector) {
      const time = await until(() => isShown(selector))
      const isAsked = (each) => each.startTime <= time && each.transferSize > 0
      const asked = performance.getEntriesByType('resource').filter(isAsked)
      return { time, assets: asked.map(({ name, encodedBodySize }) => [name, encodedBodySize]) }
    },
    // Milliseconds from the last click, which may have been on the page before, to a time of this page.
    sinceClick: (time) => performance.timeOrigin + time - sessionStorage.getItem('bench.clicked'),
    // No call without its answer for three frames in a row, or too long a wait.
    async rest() {
      const end = performance.now() + PATIENCE_MS
      for (let calm = 0; calm < 3 && performance.now() < end; calm = underWay === 0 ? calm + 1 : 0) {
        await painted()
      }
    },
    // The element once it stands there in the place of what was, and the page is at rest; null where none comes.
    async shown(selector, was = null) {
      const end = performance.now() + APPEARS_MS
      const find = () => (was?.isConnected ? null : document.querySelector(selector))
      while (!find() && performance.now() < end) await painted()
      await window.bench.rest()
      return find()
    },
    // Arms a stopwatch: from the next click to the next paint, and to the paint of other rows.
    arm(selector) {
      const before = keysOf(selector)
      window.bench.told = new Promise((done, fail) => {
        setTimeout(() => fail(new Error('no other rows came')), PATIENCE_MS)
        const start = async (event) => {
          const changed = until(() => {
            const now = keysOf(selector)
            return now !== '' && now !== before
          })
          const paint = (await painted()) - event.timeStamp
          done({ paint, rows: (await changed) - event.timeStamp })
        }
        addEventListener('click', start, { capture: true, once: true })
      })
    },
  }
})()
