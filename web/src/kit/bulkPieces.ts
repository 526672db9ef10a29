import { BulkPreview } from './BulkPreview'
import { RunButton } from './RunButton'
import { RunDialog } from './RunDialog'

export const bulkPieces = { BulkPreview, RunButton, RunDialog }
