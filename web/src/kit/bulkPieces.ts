import { BulkPreview } from './BulkPreview'
import { RunDialog } from './RunDialog'

export const bulkPieces = { BulkPreview, RunDialog }
