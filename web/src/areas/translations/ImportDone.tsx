import type { ImportReport } from '@/api/gen/translations/endpoints'
import { ReadOnlyDialog } from '@/kit/dialogs/ReadOnlyDialog'
import { ReportOf } from './ReportOf'

interface ImportDoneProps {
  readonly report: ImportReport
  readonly onClose: () => void
}

/** What an import has done. */
export const ImportDone = ({ report, onClose }: ImportDoneProps) => (
  <ReadOnlyDialog title="Import report" onClose={onClose}>
    <ReportOf report={report} />
  </ReadOnlyDialog>
)
