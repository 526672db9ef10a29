interface Toast {
  readonly text: string
  isSeen: boolean
}

/** What toasts said since they were last closed: they go by themselves, and a busy machine may look too late. */
export const toasts: Toast[] = []

const NOTICE = '.ant-notification-notice'

function noticesOf(node: Node): Element[] {
  if (!(node instanceof Element)) return []
  const within = [...node.querySelectorAll(NOTICE)]
  return node.matches(NOTICE) ? [node, ...within] : within
}

/** Keeps what toasts say, from here on; the answer ends it. */
export function watchToasts(): () => void {
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const notice of [...addedNodes].flatMap(noticesOf)) {
        toasts.push({ text: (notice.textContent ?? '').replace(/\s+/g, ' '), isSeen: false })
      }
    }
  })
  watch.observe(document, { childList: true, subtree: true })
  return () => watch.disconnect()
}
