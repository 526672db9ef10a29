import {
  ask,
  callsOf,
  isThere,
  PERIOD_MS,
  type PulseAnswer,
  type Scope,
  scopeText,
  type Wanted,
} from './pulseCalls'

const CHANNEL = 'pitboss.pulse'
const HIDDEN_MS = 60_000
/** What is due so soon goes along. */
const SLACK_MS = 500
const SOONEST_MS = 1_000
/** After how long the next tab asks in the place of the one that asked last. */
export const GRACE_MS = 2_000
const ANNOUNCE_MS = 60_000
/** Timers of a hidden tab run once a minute. */
const FORGET_MS = 2.5 * ANNOUNCE_MS

interface Tab {
  /** Null where the user has no badges. */
  readonly scope: Scope | null
  readonly isVisible: boolean
}

type Message =
  | { readonly kind: 'here'; readonly tab: Tab; readonly isNew: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'asking'; readonly keys: readonly string[] }
  | { readonly kind: 'answer'; readonly answer: PulseAnswer }

type Sent = Message & { readonly user: string; readonly from: string }

const badgesOf = (scope: Scope): string => `badges ${scopeText(scope)}`

/**
 * Asks for what comes by itself, for all tabs of a user together. The tab that asked last goes on asking, and
 * the others hear its answers; where it falls silent, another takes its place. A tab that somebody looks at
 * takes it at once.
 */
export class Pulse {
  readonly #id = crypto.randomUUID()
  readonly #user: string
  readonly #onAnswer: (answer: PulseAnswer) => void
  readonly #channel = new BroadcastChannel(CHANNEL)
  readonly #others = new Map<string, Tab & { readonly heardAt: number }>()
  readonly #askedAt = new Map<string, number>()
  readonly #underWay = new Set<string>()
  #scope: Scope | null
  #announcedAt = 0
  #isLeader = true
  #isStopped = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(user: string, scope: Scope | null, onAnswer: (answer: PulseAnswer) => void) {
    this.#user = user
    this.#scope = scope
    this.#onAnswer = onAnswer
    this.#channel.onmessage = ({ data }: MessageEvent<Sent>) => this.#hear(data)
    window.addEventListener('visibilitychange', this.#look)
    window.addEventListener('pagehide', this.#leave)
    this.#announce(true)
    this.#plan()
  }

  /** The tab shows another operator's badges from here on. */
  watch(scope: Scope | null): void {
    this.#scope = scope
    this.#announce()
    this.#plan()
  }

  /** Something else failed: whether the platform is there is asked at once, and no oftener than is of use. */
  readonly checkNow = (): void => {
    if (Date.now() - (this.#askedAt.get('check') ?? 0) < SOONEST_MS) return
    this.#isLeader = true
    this.#askedAt.delete('check')
    this.#plan()
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    window.removeEventListener('visibilitychange', this.#look)
    window.removeEventListener('pagehide', this.#leave)
    this.#leave()
    this.#channel.close()
  }

  get #own(): Tab {
    return { scope: this.#scope, isVisible: document.visibilityState === 'visible' }
  }

  readonly #leave = () => this.#post({ kind: 'gone' })

  /** Who looks again learns first whether they may. */
  readonly #look = () => {
    if (this.#own.isVisible) {
      this.#isLeader = true
      this.#askedAt.delete('check')
    }
    this.#announce()
    this.#plan()
  }

  #post(message: Message): void {
    this.#channel.postMessage({ ...message, user: this.#user, from: this.#id })
  }

  #announce(isNew = false): void {
    this.#announcedAt = Date.now()
    this.#post({ kind: 'here', tab: this.#own, isNew })
  }

  #hear(message: Sent): void {
    if (message.user !== this.#user) return
    if (message.kind === 'answer') this.#onAnswer(message.answer)
    else if (message.kind === 'gone') this.#others.delete(message.from)
    else if (message.kind === 'asking') {
      this.#isLeader = false
      this.#noteAsked(message.keys)
    } else {
      const { scope } = message.tab
      this.#others.set(message.from, { ...message.tab, heardAt: Date.now() })
      // It asks by itself for what it has not shown before.
      if (scope && !this.#askedAt.has(badgesOf(scope))) this.#noteAsked([badgesOf(scope)])
      if (message.isNew) this.#announce()
    }
    this.#plan()
  }

  #noteAsked(keys: readonly string[]): void {
    for (const key of keys) this.#askedAt.set(key, Date.now())
  }

  /** All that the tabs show, by key. */
  #wanted(): Map<string, Wanted> {
    const wanted = new Map<string, Wanted>()
    for (const [id, { heardAt }] of this.#others) {
      if (Date.now() - heardAt > FORGET_MS) this.#others.delete(id)
    }
    const tabs = [this.#own, ...this.#others.values()]
    const isSeen = tabs.some(({ isVisible }) => isVisible)
    for (const part of (['check', 'rates', 'news'] as const).filter(isThere)) {
      const everyMs = isSeen || part === 'check' ? PERIOD_MS[part] : HIDDEN_MS
      wanted.set(part, { part, scope: {}, everyMs })
    }
    for (const { scope, isVisible } of tabs) {
      if (!scope) continue
      const key = badgesOf(scope)
      const everyMs = isVisible ? PERIOD_MS.badges : HIDDEN_MS
      const known = wanted.get(key)?.everyMs ?? everyMs
      wanted.set(key, { part: 'badges', scope, everyMs: Math.min(known, everyMs) })
    }
    return wanted
  }

  /** How many tabs would take the place of the one that falls silent before this one: those in sight first. */
  get #before(): number {
    const own = this.#own.isVisible
    return [...this.#others].filter(([id, { isVisible }]) =>
      isVisible === own ? id < this.#id : isVisible,
    ).length
  }

  /** When this tab is to ask for something. */
  #dueAt(key: string, { everyMs }: Wanted): number {
    if (this.#underWay.has(key)) return Number.POSITIVE_INFINITY
    const askedAt = this.#askedAt.get(key)
    if (askedAt === undefined) return 0
    return askedAt + everyMs + (this.#isLeader ? 0 : GRACE_MS * (1 + this.#before))
  }

  #plan(): void {
    if (this.#isStopped) return
    clearTimeout(this.#timer)
    const times = [...this.#wanted()].map(([key, one]) => this.#dueAt(key, one))
    const next = Math.min(...times, this.#announcedAt + ANNOUNCE_MS)
    this.#timer = setTimeout(() => this.#run(), Math.max(0, next - Date.now()))
  }

  #run(): void {
    const now = Date.now()
    if (now - this.#announcedAt >= ANNOUNCE_MS) this.#announce()
    const wanted = [...this.#wanted()]
    if (wanted.some(([key, one]) => this.#dueAt(key, one) <= now)) {
      const due = wanted.filter(([key, one]) => this.#dueAt(key, one) <= now + SLACK_MS)
      void this.#ask(due)
    }
    this.#plan()
  }

  async #ask(due: readonly (readonly [string, Wanted])[]): Promise<void> {
    const keys = due.map(([key]) => key)
    this.#isLeader = true
    this.#noteAsked(keys)
    this.#post({ kind: 'asking', keys })
    for (const key of keys) this.#underWay.add(key)
    await Promise.all(
      callsOf(due.map(([, one]) => one)).map(async ({ scope, parts }) => {
        this.#publish(await ask(scope, parts))
      }),
    )
    for (const key of keys) this.#underWay.delete(key)
    this.#plan()
  }

  #publish(answer: PulseAnswer): void {
    if (this.#isStopped) return
    this.#post({ kind: 'answer', answer })
    this.#onAnswer(answer)
  }
}
