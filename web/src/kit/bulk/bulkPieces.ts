import { BulkPreview } from './BulkPreview'
import { RunButton } from './BulkRunButton'
import { RunDialog } from './BulkRunDialog'

export const bulkPieces = { BulkPreview, RunButton, RunDialog }
