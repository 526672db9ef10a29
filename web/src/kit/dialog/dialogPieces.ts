import { ConfirmDialog } from './ConfirmDialog'
import { ErrorList } from './ErrorList'
import { OutcomeDialog } from './OutcomeDialog'
import { StaleDialog } from './StaleDialog'

export const dialogs = { ConfirmDialog, ErrorList, OutcomeDialog, StaleDialog }
