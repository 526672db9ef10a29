/** The requests that the open page made, by the ids that both services log. */
const requests = new Set<string>()

/** Another page was opened: what the last one asked is forgotten. */
export const startTrail = (): void => requests.clear()

export function noteRequest(requestId: string | null): void {
  if (requestId) requests.add(requestId)
}

export const isOnTrail = (requestId: string): boolean => requests.has(requestId)
