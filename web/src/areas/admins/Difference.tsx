import type { ReactNode } from 'react'
import {
  type NamedPermission,
  type PermissionsEffectQuery,
  useAdminPermissionsEffectQuery,
} from '@/api/gen/admins/endpoints'
import { Loaded } from '@/kit/display/Loaded'
import { RecordFields } from '@/kit/display/RecordFields'

interface DifferenceProps {
  readonly of: PermissionsEffectQuery
  /** Stands above what changes. */
  readonly children?: ReactNode
}

const titles = (some: readonly NamedPermission[]): string =>
  some.map(({ title }) => title).join(', ')

/** What an account would get and lose. */
export function Difference({ of, children }: DifferenceProps) {
  const call = useAdminPermissionsEffectQuery(
    { permissionsEffectQuery: of },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Loaded what="What would change" call={call}>
      {({ added, removed, notGrantable }) => {
        if (added.length + removed.length === 0) return <p>The permissions stay the same.</p>
        return (
          <div className="admins-difference">
            {children}
            <RecordFields
              fields={[
                [`Gets (${added.length})`, titles(added)],
                [`Loses (${removed.length})`, titles(removed)],
              ]}
            />
            {notGrantable.length > 0 && (
              <p role="alert">You may not give: {titles(notGrantable)}.</p>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}
