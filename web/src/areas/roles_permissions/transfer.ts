import type { RoleDetails, RolePermission } from '@/api/gen/roles_permissions/endpoints'
import type { Difference } from '@/kit/dialog/stale'

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

/** What was moved, by key, and to which list: told against the role, whatever else becomes of it. */
export type Moves = ReadonlyMap<string, Side>

export function moved(moves: Moves, role: RoleDetails, name: string, to: Side): Moves {
  const next = new Map(moves)
  if (sideOf(keysOf(role), name) === to) next.delete(name)
  else next.set(name, to)
  return next
}

const sideOf = (active: ReadonlySet<string>, name: string): Side =>
  active.has(name) ? 'active' : 'all'

/** The active permissions of a role once these were moved. */
export function activeOf(role: RoleDetails, moves: Moves): ReadonlySet<string> {
  const before = keysOf(role)
  const names = known(role).map(({ name }) => name)
  return new Set(names.filter((name) => (moves.get(name) ?? sideOf(before, name)) === 'active'))
}

const SIDES: Readonly<Record<Side, string>> = { active: 'Has it', all: 'Does not have it' }

/** What somebody else changed of the role since it was seen, and what was moved, each by the permission's title. */
export function differencesOf(
  seen: RoleDetails,
  now: RoleDetails,
  moves: Moves,
): readonly Difference[] {
  const [before, after] = [keysOf(seen), keysOf(now)]
  const all = new Map([...known(seen), ...known(now)].map((each) => [each.name, each]))
  return [...all.values()]
    .filter(({ name }) => before.has(name) !== after.has(name) || moves.has(name))
    .sort(byName)
    .map(({ name, title }) => {
      const yours = moves.get(name)
      return {
        field: name,
        label: title,
        was: SIDES[sideOf(before, name)],
        theirs: SIDES[sideOf(after, name)],
        yours: yours ? SIDES[yours] : null,
      }
    })
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
