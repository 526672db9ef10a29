import type { TransformChange } from '@/api/gen/transforms/endpoints'
import { counted } from '@/kit/bulk/bulk'
import { Name } from '@/kit/display/Name'

interface ChangesProps {
  readonly changes: readonly TransformChange[] | undefined
  /** Of a transform that is still to come. */
  readonly would?: boolean
}

/** What is otherwise after a transform, beside the parent: roles with what their accounts get and lose, and settings. */
export function Changes({ changes = [], would = false }: ChangesProps) {
  if (changes.length === 0) return null
  return (
    <>
      <p>{would ? 'What will change with it:' : 'What has changed with it:'}</p>
      <ul className="transforms-list" aria-label="Changes">
        {changes.map((change) => (
          <li key={`${change.subject} ${change.title}`}>
            <strong>{change.title}</strong>
            <div>
              <Name text={change.before} /> → <Name text={change.after} />
              <Permissions change={change} />
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What the accounts of a role get and lose. */
function Permissions({ change }: { readonly change: TransformChange }) {
  const { accountCount, added = [], removed = [] } = change
  if (typeof accountCount !== 'number') return null
  return (
    <ul>
      <li>{counted(accountCount, 'accounts')}</li>
      {added.length > 0 && <li>Get within 5 minutes: {added.join(', ')}</li>}
      {removed.length > 0 && <li>Lose at once: {removed.join(', ')}</li>}
    </ul>
  )
}
