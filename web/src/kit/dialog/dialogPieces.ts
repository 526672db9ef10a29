import { ConfirmDialog } from './ConfirmDialog'
import { ErrorList } from './ErrorList'
import { OutcomeDialog } from './OutcomeDialog'
import { StaleDialog } from './StaleDialog'
import { ToastShelf } from './ToastShelf'
import { WarningsDialog } from './WarningsDialog'

export const dialogs = {
  ConfirmDialog,
  ErrorList,
  OutcomeDialog,
  StaleDialog,
  ToastShelf,
  WarningsDialog,
}
