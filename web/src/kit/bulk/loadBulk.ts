/** What asks before a run and shows it: loaded whole before the first, since later the connection may be gone. */
export const loadBulk = () => import('./bulkPieces').then(({ bulkPieces }) => bulkPieces)
