import { useEffect, useId, useSyncExternalStore } from 'react'
import type { RevealedValue } from '@/api/gen/reveals/endpoints'
import type { RevealField } from '@/api/gen/reveals/enums'
import { onSignedOut } from '@/api/signedOut'

/**
 * Revealed values, by the player whose they are: held here alone, for their seconds, as long as a field of that player
 * is drawn, the tab is seen and the session lasts.
 */
interface Shown extends RevealedValue {
  readonly until: number
}

/** A field that is drawn masked, or was. */
export interface DrawnField {
  readonly fields: readonly RevealField[]
  readonly what: string
}

const shown = new Map<string, readonly Shown[]>()
const drawn = new Map<string, Map<string, DrawnField>>()
const listeners = new Set<() => void>()
const TICK_MS = 1_000
let version = 0
let timer: ReturnType<typeof setInterval> | undefined

function changed(): void {
  version += 1
  if (shown.size === 0) {
    clearInterval(timer)
    timer = undefined
  }
  for (const listener of listeners) listener()
}

function hideExpired(): void {
  for (const [playerCode, values] of shown) {
    const left = values.filter(({ until }) => until > Date.now())
    if (left.length > 0) shown.set(playerCode, left)
    else shown.delete(playerCode)
  }
  changed()
}

/** Of this player, or of all. */
export function hideRevealed(playerCode?: string): void {
  if (playerCode === undefined) shown.clear()
  else if (!shown.delete(playerCode)) return
  changed()
}

export function showRevealed(
  playerCode: string,
  values: readonly RevealedValue[],
  seconds: number,
): void {
  if (document.hidden || !drawn.has(playerCode)) return
  const until = Date.now() + seconds * TICK_MS
  const isAgain = ({ field }: Shown) => values.some((value) => value.field === field)
  const others = (shown.get(playerCode) ?? []).filter((each) => !isAgain(each))
  shown.set(playerCode, [...others, ...values.map((value) => ({ ...value, until }))])
  timer ??= setInterval(hideExpired, TICK_MS)
  changed()
}

const hideAll = () => hideRevealed()
document.addEventListener('visibilitychange', () => {
  if (document.hidden) hideAll()
})
addEventListener('pagehide', hideAll)
onSignedOut(hideAll)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What is drawn masked of a player, each kind once. */
export const drawnFields = (playerCode: string): readonly DrawnField[] => {
  const all = [...(drawn.get(playerCode)?.values() ?? [])]
  return all.filter(({ what }, at) => all.findIndex((each) => each.what === what) === at)
}

/** Says that a field of the player is drawn; with the last one goes what was revealed of them. */
function useDrawn(playerCode: string, { fields, what }: DrawnField): void {
  const id = useId()
  const names = fields.join()
  useEffect(() => {
    const ofPlayer = drawn.get(playerCode) ?? new Map<string, DrawnField>()
    drawn.set(playerCode, ofPlayer)
    ofPlayer.set(id, { fields: names.split(',') as RevealField[], what })
    return () => {
      ofPlayer.delete(id)
      if (ofPlayer.size > 0) return
      drawn.delete(playerCode)
      hideRevealed(playerCode)
    }
  }, [playerCode, id, names, what])
}

interface Wanted extends DrawnField {
  readonly playerCode: string
  /** As it came. */
  readonly masked: string
  /** The bank account or transaction whose it is. */
  readonly record?: string | undefined
}

/** A field's whole value and for how many seconds it is still shown; null while it is masked. */
export function useRevealed({ playerCode, masked, record, ...field }: Wanted) {
  useSyncExternalStore(subscribe, () => version)
  useDrawn(playerCode, field)
  const known = shown.get(playerCode) ?? []
  const found = field.fields.map((name) => {
    const named = known.filter((each) => each.field === name)
    const isOne = named.length === 1 || field.fields.length > 1
    const same = isOne ? named : named.filter((each) => each.masked === masked)
    return same.find(({ records }) => record && records.includes(record)) ?? same[0]
  })
  const values = found.filter((each) => each !== undefined)
  const [first] = values
  if (!first || values.length < field.fields.length) return null
  const until = Math.min(...values.map((each) => each.until))
  return {
    text: values.map(({ value }) => value).join(' '),
    seconds: Math.max(1, Math.ceil((until - Date.now()) / TICK_MS)),
  }
}
