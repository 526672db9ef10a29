import { Select } from 'antd'
import { useState } from 'react'
import { type GameFound, useGameSearchQuery } from '@/api/gen/games/endpoints'
import { gameLaunchRules } from '@/api/gen/games/rules'
import { Field } from '@/kit/form/Field'
import { useDebounced } from '@/kit/useDebounced'
import { statusOf } from './labels'

const labelOf = ({ title, provider, status }: GameFound): string =>
  [title, provider, status === 'ACTIVE' ? null : statusOf(status)].filter(Boolean).join(' · ')

/** A game by part of its title or id. */
export function GameField({ opId }: { readonly opId: string | undefined }) {
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim())
  const call = useGameSearchQuery({ gameSearch: { text, ...(opId && { opId }) } })
  const { currentData: found = [], isFetching } = call
  return (
    <Field name="gameId" label="Game" rules={gameLaunchRules.gameId}>
      <Select<string>
        showSearch={{ filterOption: false, onSearch: setTyped }}
        loading={isFetching}
        placeholder="Find a game"
        notFoundContent={isFetching ? 'Searching…' : 'No game is found.'}
        options={found.map((game) => ({ value: game.id, label: labelOf(game) }))}
      />
    </Field>
  )
}
