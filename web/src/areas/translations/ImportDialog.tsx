import { useState } from 'react'
import { type ImportReport, useTranslationsPreviewQuery } from '@/api/gen/translations/endpoints'
import { translationsImportForm } from '@/api/gen/translations/forms'
import { useDialog } from '@/kit/dialog/useDialog'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { Loaded } from '@/kit/display/Loaded'
import { lazyComponent } from '@/kit/lazyComponent'
import { ImportFile, type ReadFile } from './ImportFile'
import { ReportOf } from './ReportOf'

const ImportDone = lazyComponent(() => import('./ImportDone').then((code) => code.ImportDone))

/** Many texts from a file: what would change is shown first, and all of it is imported, or nothing. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [file, setFile] = useState<ReadFile | null>(null)
  const showReport = useDialog(ImportDone)
  const dictionaryImport = { format: file?.format ?? 'JSON', content: file?.content ?? '' }
  const call = useTranslationsPreviewQuery(
    { dictionaryImport },
    { skip: !file?.content, refetchOnMountOrArgChange: true },
  )
  const report = file?.content ? call.currentData : undefined
  return (
    <EditDialog<typeof translationsImportForm.endpoint, 'dictionaryImport', never>
      form={translationsImportForm}
      title="Import translations"
      submitLabel="Import translations"
      disabledReason={reasonOf(file, report)}
      toBody={() => ({ ...dictionaryImport, fingerprint: report?.fingerprint ?? null })}
      options={{
        onDone: (done) => showReport({ report: done }),
        // Somebody changed what was previewed: it is looked at again.
        onConflict: async () => {
          call.refetch()
          return null
        },
      }}
      onClose={onClose}
    >
      <ImportFile file={file} onChoose={setFile} />
      {file?.content && (
        <Loaded what="The preview" call={call}>
          {(found) => <ReportOf report={found} />}
        </Loaded>
      )}
    </EditDialog>
  )
}

/** Why nothing can be imported yet. */
function reasonOf(file: ReadFile | null, report: ImportReport | undefined): string | undefined {
  if (!file) return 'Choose a file first.'
  if (!file.content) return file.problem ?? 'The file is empty.'
  if (!report) return 'The preview is not there yet.'
  if (report.problems.length > 0) return 'Nothing is imported while a row is wrong.'
  return report.added + report.changed === 0 ? 'Nothing would change.' : undefined
}
