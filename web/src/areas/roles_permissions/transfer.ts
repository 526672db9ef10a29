import type { RoleDetails, RolePermission } from '@/api/gen/roles_permissions/endpoints'

/** The two lists of the editor: what the role may be given, and what it has. */
export type Side = 'all' | 'active'

export const otherSide = (side: Side): Side => (side === 'all' ? 'active' : 'all')

const byName = (one: RolePermission, other: RolePermission) => (one.name < other.name ? -1 : 1)

/** Everything that may stand in either list. */
const known = ({ permissions, available }: RoleDetails): readonly RolePermission[] => [
  ...permissions,
  ...available,
]

/** Both lists sorted by name, narrowed to what holds every word of the text in key, title or description. */
export function listsOf(role: RoleDetails, active: ReadonlySet<string>, text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const found = known(role)
    .filter(({ name, title, desc }) => {
      const searched = `${name} ${title} ${desc}`.toLowerCase()
      return words.every((word) => searched.includes(word))
    })
    .sort(byName)
  return {
    all: found.filter(({ name }) => !active.has(name)),
    active: found.filter(({ name }) => active.has(name)),
  } satisfies Record<Side, readonly RolePermission[]>
}

export const keysOf = ({ permissions }: RoleDetails): ReadonlySet<string> =>
  new Set(permissions.map(({ name }) => name))

/** The active permissions once one was moved to a list. */
export function moved(active: ReadonlySet<string>, name: string, to: Side): ReadonlySet<string> {
  const next = new Set(active)
  if (to === 'active') next.add(name)
  else next.delete(name)
  return next
}

/** What was moved since the role was read, sorted by name. */
export function changeOf(role: RoleDetails, active: ReadonlySet<string>) {
  const before = keysOf(role)
  const all = [...known(role)].sort(byName)
  return {
    added: all.filter(({ name }) => active.has(name) && !before.has(name)),
    removed: all.filter(({ name }) => !active.has(name) && before.has(name)),
  }
}
