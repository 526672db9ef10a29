import { type RefObject, useEffect } from 'react'
import { useEventCallback } from '../useEventCallback'

/** What the user could do just now, as the command palette offers it. */
export interface Command {
  readonly id: string
  readonly label: string
  /** The heading it stands under: `Actions of invoice 1042`. */
  readonly group: string
  /** Why not now; absent or null when it may be done. */
  readonly disabledReason?: string | null
  readonly run: () => void
}

type Source = () => readonly Command[]

const sources = new Map<number, Source>()
let last = 0

/** Offers the commands that `source` knows whenever it is asked; the answer takes them back. */
export function offer(source: Source): () => void {
  last += 1
  const key = last
  sources.set(key, source)
  return () => void sources.delete(key)
}

/** What everything on the screen offers, the latest that came first, each under an id of its own. */
export const commandsNow = (): readonly Command[] =>
  [...sources]
    .reverse()
    .flatMap(([key, source]) => source().map((each) => ({ ...each, id: `${key}:${each.id}` })))

/** The same command as it is offered now; null when what it was about is gone, or is another by now. */
export const commandAgain = (command: Command): Command | null =>
  commandsNow().find(
    ({ id, label, group }) =>
      id === command.id && label === command.label && group === command.group,
  ) ?? null

const EVERY_MS = 50
const PATIENCE_MS = 15_000

/**
 * The command of this name as soon as what comes on the screen from now on offers it; null where
 * it does not for a while.
 */
export async function commandToCome(label: string): Promise<Command | null> {
  const known = last
  for (let waited = 0; waited < PATIENCE_MS; waited += EVERY_MS) {
    await new Promise((again) => setTimeout(again, EVERY_MS))
    const come = [...sources].filter(([key]) => key > known).flatMap(([, source]) => source())
    const found = come.find((each) => each.label === label)
    if (found) return found
  }
  return null
}

/** Offers commands for as long as the component stands; they are asked for when they are needed. */
export function useCommands(source: Source): void {
  const latest = useEventCallback(source)
  useEffect(() => offer(latest), [latest])
}

const ON_TOP = '[role="dialog"], .ant-drawer'

/** Whether it stands in what has the focus: beneath an open drawer nothing is meant. */
function isOnTop(element: Element): boolean {
  const top = document.activeElement?.closest(ON_TOP)
  return !top || top.contains(element)
}

/** Among rows only the one that has the focus is meant, and beneath a drawer nothing. */
export function isReachable(element: Element | null): boolean {
  if (!element || !isOnTop(element)) return false
  const row = element.closest('tr, li')
  return !row || row.contains(document.activeElement)
}

const UNSEEN = '[hidden], [aria-hidden="true"], .kit-unseen'

/** Why a control is closed, as it tells those who cannot see. */
function reasonOf(control: Element): string {
  const description = document.getElementById(
    control.getAttribute('aria-describedby') ?? '',
  )?.textContent
  return description || control.getAttribute('title') || 'Not available right now.'
}

/** The buttons and links within `box` as commands: they do what a click on them does. */
export function commandsIn(box: HTMLElement | null, group: string): readonly Command[] {
  if (!box || !isOnTop(box)) return []
  return [...box.querySelectorAll<HTMLElement>('button, a[href]')]
    .filter((each) => each.closest(UNSEEN) === null)
    .map((each, index) => ({
      id: String(index),
      label: each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '',
      group,
      disabledReason: each.matches(':disabled') ? reasonOf(each) : null,
      run: () => {
        // What opens gives the focus back to where it came from.
        each.focus()
        each.click()
      },
    }))
    .filter(({ label }) => label !== '')
}

/** Offers what the buttons of a toolbar do. */
export const useToolbarCommands = (box: RefObject<HTMLElement | null>, group: string): void =>
  useCommands(() => commandsIn(box.current, group))
