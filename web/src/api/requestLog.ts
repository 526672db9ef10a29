/** The requests that the open page made, by the ids that both services log. */
const requests = new Set<string>()

/** Another page was opened: what the last one asked is forgotten. */
export const clearRequestLog = (): void => requests.clear()

export function logRequest(requestId: string | null): void {
  if (requestId) requests.add(requestId)
}

export const isLoggedRequest = (requestId: string): boolean => requests.has(requestId)
