/** Where records stand: a zone, and in the second generation its domain. */
export interface RecordsOf {
  readonly zoneId: string
  readonly token: string
  readonly zoneName: string
  readonly opId: string
  readonly generation: 1 | 2
}
