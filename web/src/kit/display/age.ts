const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something has waited, in its largest unit. */
export function ageOf(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.max(0, Math.floor(milliseconds / MINUTE))} min`
  return milliseconds < 2 * DAY
    ? `${Math.floor(milliseconds / HOUR)} h`
    : `${Math.floor(milliseconds / DAY)} days`
}

/** How that looks in a queue: amber from a day on, red from three. */
export function latenessOf(milliseconds: number): 'good' | 'waiting' | 'bad' {
  if (milliseconds >= 3 * DAY) return 'bad'
  return milliseconds >= DAY ? 'waiting' : 'good'
}
