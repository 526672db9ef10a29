import { Button } from 'antd'
import { useMemo } from 'react'
import { type Game, type GamesOrdered, useGamesQuery } from '@/api/gen/games/endpoints'
import { gamesOrderForm } from '@/api/gen/games/forms'
import { EditDialog } from '@/kit/dialogs/EditDialog'
import { LoadedDialog } from '@/kit/dialogs/LoadedDialog'
import { Field } from '@/kit/form/Field'
import { moved, Sortable } from '@/kit/sortable/Sortable'
import './games.css'

const MOST = 1_000
const NONE = 'The operator has no games of this category.'

interface OrderGamesProps {
  readonly opId: string
  readonly category: string
  readonly onClose: () => void
}

/** An operator's games of a category, put in order by hand; no other game changes its place. */
export function OrderGames({ opId, category, onClose }: OrderGamesProps) {
  const call = useGamesQuery(
    { opId, category, sort: 'operatorOrder', limit: MOST },
    { refetchOnMountOrArgChange: true },
  )
  const items = call.currentData?.items
  const ordered = useMemo(() => items && orderOf(items, opId), [items, opId])
  const title = `Order games: ${category}`
  return (
    <LoadedDialog<GamesOrdered>
      title={title}
      what="The games"
      call={{ ...call, data: ordered, currentData: ordered }}
      disabledReason={(record) => (record.items.length > 0 ? null : NONE)}
      onClose={onClose}
    >
      {(record) => (
        <EditDialog
          form={gamesOrderForm}
          as="drawer"
          title={title}
          submitLabel="Save order"
          record={record}
          values={(now: GamesOrdered) => ({ gameIds: now.items.map(({ gameId }) => gameId) })}
          fixed={{ opId }}
          effect="Drag the games by their handles, or move them by keys: space takes one up and puts it down, the arrows move it. The games of other categories stay where they are."
          facts={[['Operator or brand', items?.[0]?.entry?.opTitle]]}
          onClose={onClose}
        >
          <Field name="gameIds" label="Games in order">
            <OrderInput games={record} />
          </Field>
        </EditDialog>
      )}
    </LoadedDialog>
  )
}

/** The games that the operator has, as the platform answers an order. */
function orderOf(games: readonly Game[], opId: string): GamesOrdered {
  const items = games
    .filter(({ operators }) => operators[opId])
    .map(({ id, title, entry }) => ({
      gameId: id,
      title,
      order: entry?.order ?? 1,
      revision: entry?.revision ?? 0,
    }))
  const revision = items.reduce((sum, item) => sum + item.revision, 0)
  return { items, revision, changed: 0 }
}

interface OrderInputProps {
  readonly games: GamesOrdered
  /** These come from the form. */
  readonly value?: readonly string[]
  readonly onChange?: (gameIds: readonly string[]) => void
}

function OrderInput({ games, value: ids = [], onChange }: OrderInputProps) {
  const titles = new Map(games.items.map(({ gameId, title }) => [gameId, title]))
  const titleOf = (id: string) => titles.get(id) ?? id
  const move = (from: number, to: number) => onChange?.(moved(ids, from, to))
  return (
    <Sortable label="Games in order" ids={ids} nameOf={titleOf} onMove={move}>
      {(id, place) => (
        <span className="games-ordered">
          <b>{place + 1}</b>
          <span>{titleOf(id)}</span>
          <Button
            size="small"
            type="text"
            disabled={place === 0}
            aria-label={`Move ${titleOf(id)} to the top`}
            onClick={() => move(place, 0)}
          >
            To the top
          </Button>
        </span>
      )}
    </Sortable>
  )
}
