const CHANNEL = 'pitboss.sessionEnd'

let own: BroadcastChannel | null = null

/** Tells the other tabs that somebody signed in or out, or that the session has ended: they look who is signed in. */
export function tellOtherTabs(): void {
  const channel = own ?? new BroadcastChannel(CHANNEL)
  channel.postMessage(null)
  if (channel !== own) channel.close()
}

/** Calls `listener` whenever another tab tells so; the answer unsubscribes. */
export function onOtherTabs(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  own = channel
  channel.onmessage = listener
  return () => {
    channel.close()
    if (own === channel) own = null
  }
}
