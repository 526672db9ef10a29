import './users.css'

interface Named {
  readonly name: string
  readonly title: string
  readonly desc?: string
}

interface PermissionListProps {
  readonly title: string
  readonly permissions: readonly Named[]
  /** In place of the list, where there are none. */
  readonly none?: string
}

/** Permissions in words and by their keys, in as many columns as there is room for. */
export function PermissionList({ title, permissions, none = 'None.' }: PermissionListProps) {
  const sorted = [...permissions].sort((one, other) => one.title.localeCompare(other.title))
  return (
    <section className="users-permissions">
      <h2>
        {title} ({permissions.length})
      </h2>
      {permissions.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {sorted.map(({ name, title: words, desc }) => (
            <li key={name} title={desc}>
              <span>{words}</span>
              {words !== name && <code>{name}</code>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
