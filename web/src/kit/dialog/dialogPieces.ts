import { ConfirmDialog } from './ConfirmDialog'
import { ErrorList } from './ErrorList'
import { OutcomeDialog } from './OutcomeDialog'
import { StaleDialog } from './StaleDialog'
import { WarningsDialog } from './WarningsDialog'

export const dialogs = { ConfirmDialog, ErrorList, OutcomeDialog, StaleDialog, WarningsDialog }
