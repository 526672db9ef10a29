// Runs before anything of a page: notes when what is waited for has been painted.
;(() => {
  const PATIENCE_MS = 15_000

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

  const isShown = (selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box !== undefined && box.width > 0 && box.height > 0
  }

  const keysOf = (selector) =>
    Array.from(document.querySelectorAll(selector), (row) => row.dataset.rowKey).join()

  window.bench = {
    // The time at which an element is on the screen, and what was asked of the network until then.
    async ready(selector) {
      const time = await until(() => isShown(selector))
      const isAsked = (each) => each.startTime <= time && each.transferSize > 0
      const asked = performance.getEntriesByType('resource').filter(isAsked)
      return { time, assets: asked.map(({ name, encodedBodySize }) => [name, encodedBodySize]) }
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
