import type { ImportedChange, ImportReport } from '@/api/gen/translations/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { inFull } from '@/kit/display/decimal'
import { languageName } from '@/kit/display/languageName'
import { None } from '@/kit/display/None'
import { directionOf } from '@/session/language'

/** What an import does, or did: how much, what is wrong, and the texts that change. */
export function ReportOf({ report }: { readonly report: ImportReport }) {
  const { rows, added, changed, unchanged, problems, moreProblems } = report
  return (
    <div className="translations-report">
      <p role="status">
        {counted(rows, 'rows')}: {inFull(added)} new, {inFull(changed)} changed, {inFull(unchanged)}{' '}
        unchanged.
      </p>
      {problems.length > 0 && (
        <div role="alert">
          <strong>Nothing can be imported:</strong>
          <ul>
            {problems.map(({ row, rowKey, message }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may have several
              <li key={at}>
                {row > 0 && `Row ${row}`} {rowKey && <code>{rowKey}</code>} {message}
              </li>
            ))}
          </ul>
          {moreProblems > 0 && <p>{inFull(moreProblems)} more.</p>}
        </div>
      )}
      {report.changes.length > 0 && <Changes {...report} />}
    </div>
  )
}

function Changes({ changes, moreChanges }: Pick<ImportReport, 'changes' | 'moreChanges'>) {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys */}
      <div className="translations-changes" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Row key</th>
              <th scope="col">Language</th>
              <th scope="col">Now</th>
              <th scope="col">After</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <Change key={`${change.rowKey}:${change.language}`} {...change} />
            ))}
          </tbody>
        </table>
      </div>
      {moreChanges > 0 && <p>{inFull(moreChanges)} more texts change.</p>}
    </>
  )
}

function Change({ rowKey, language, before, after }: ImportedChange) {
  return (
    <tr>
      <td>
        <code>{rowKey}</code>
      </td>
      <td>{languageName(language)}</td>
      {[before, after].map((text, at) => (
        <td key={at === 0 ? 'now' : 'after'} lang={language} dir={directionOf(language)}>
          {text ?? <None />}
        </td>
      ))}
    </tr>
  )
}
