import type { AreaPace, ConsoleProcess } from '@/api/gen/console_status/endpoints'
import type { StatusLabel } from '@/kit/display/Status'

/** An area over all processes: the calls of each added up, and of its paces the slowest. */
export interface AreaFigure {
  readonly area: string
  readonly calls: number
  readonly medianMs: number | null
  readonly usualMs: number | null
  readonly isSlow: boolean
}

const slower = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

const joined = (one: AreaPace, other: AreaPace): AreaPace => ({
  area: one.area,
  calls: one.calls + other.calls,
  medianMs: slower(one.medianMs, other.medianMs),
  usualMs: slower(one.usualMs, other.usualMs),
  isSlow: one.isSlow || other.isSlow,
})

/** The areas that were called lately, slow ones first, then by their calls. */
export function areaFigures(processes: readonly ConsoleProcess[]): readonly AreaFigure[] {
  const found = new Map<string, AreaPace>()
  for (const pace of processes.flatMap(({ areas }) => areas)) {
    const before = found.get(pace.area)
    found.set(pace.area, before ? joined(before, pace) : pace)
  }
  return [...found.values()].sort(
    (one, other) =>
      Number(other.isSlow) - Number(one.isSlow) ||
      other.calls - one.calls ||
      one.area.localeCompare(other.area),
  )
}

/** What a process is called: its machine, and its number there. */
export const processName = ({ host, pid }: ConsoleProcess): string => `${host} · ${pid}`

const SILENT_MS = 6_000

/** Whether it serves: those that share a Redis tell of themselves every two seconds, the one that answers just now. */
export function processState(
  { isStopping, toldAt }: ConsoleProcess,
  all: readonly ConsoleProcess[],
): StatusLabel {
  if (isStopping) return { tone: 'ended', label: 'Stopping' }
  const now = Math.max(...all.map((each) => Date.parse(each.toldAt)))
  const isSilent = now - Date.parse(toldAt) > SILENT_MS
  return isSilent ? { tone: 'bad', label: 'Silent' } : { tone: 'good', label: 'Serving' }
}

/** Each field once, whichever processes saw it. */
export function seenDeviations(processes: readonly ConsoleProcess[]) {
  const all = processes.flatMap(({ deviations }) => deviations)
  return [...new Map(all.map((one) => [`${one.operation} ${one.field}`, one])).values()]
}
