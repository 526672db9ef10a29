import { Form, Select } from 'antd'
import { useTournamentChoicesQuery } from '@/api/gen/tournaments/endpoints'
import { optionsOf } from '@/kit/display/options'
import { readList } from '@/kit/display/readValue'
import { Field } from '@/kit/form/Field'
import { FieldPair } from '@/kit/form/FieldPair'

interface GameChoicesProps {
  /** What the form calls its providers. */
  readonly providersName: 'providers' | 'gameProviders'
  readonly isLocked?: boolean
}

/** Games of the casino or their providers, never both; all of them where none are chosen. */
export function GameChoices({ providersName, isLocked = false }: GameChoicesProps) {
  const { data, isLoading } = useTournamentChoicesQuery()
  const form = Form.useFormInstance()
  const games: readonly string[] = Form.useWatch('games', form) ?? []
  const providers: readonly string[] = Form.useWatch(providersName, form) ?? []
  const select = (options: { value: string; label: string }[], isClosed: boolean) => (
    <Select
      mode="multiple"
      allowClear
      loading={isLoading}
      options={options}
      optionFilterProp="label"
      placeholder="All"
      {...((isLocked || isClosed) && { disabled: true })}
    />
  )
  const titles = readList(data?.games).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <FieldPair>
      <Field
        name="games"
        label="Games"
        help="Choose games or providers, or leave both empty for all."
      >
        {select(titles, providers.length > 0)}
      </Field>
      <Field name={providersName} label="Providers">
        {select(optionsOf(data?.providers ?? []), games.length > 0)}
      </Field>
    </FieldPair>
  )
}
