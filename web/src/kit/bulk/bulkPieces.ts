import { BulkPreview } from './BulkPreview'
import { BulkRunButton } from './BulkRunButton'
import { BulkRunDialog } from './BulkRunDialog'

export const bulkPieces = { BulkPreview, RunButton: BulkRunButton, RunDialog: BulkRunDialog }
