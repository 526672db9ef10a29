import { Alert, Button, Checkbox, Drawer, Form, Input, Select } from 'antd'
import { useState } from 'react'
import type { ApiError } from '@/api/answer'
import { LAUNCH_AGGREGATOR, LAUNCH_UNSUPPORTED } from '@/api/gen/games/constants'
import { type Game, type GameLaunch, useLazyGameLaunchQuery } from '@/api/gen/games/endpoints'
import { gameLaunchRules as rules } from '@/api/gen/games/rules'
import { currencyValues } from '@/api/gen/shared/enums'
import { LANGUAGES } from '@/api/gen/translations/constants'
import { languageName } from '@/kit/display/languageName'
import { optionsOf } from '@/kit/display/options'
import { RecordFields } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import { placeErrors } from '@/kit/form/fieldErrors'
import { GameField } from './GameField'
import { Launched } from './Launched'
import { aggregators } from './labels'
import { useGameOperator } from './useGameOperator'
import './games.css'

interface LaunchTesterProps {
  /** Without one it is chosen. */
  readonly record?: Game
  readonly onClose: () => void
}

/** Of the game that was asked for. */
type Answer = { readonly gameId: string } & (
  | { readonly url: string }
  | { readonly error: ApiError }
)

const START: Partial<GameLaunch> = {
  language: 'en',
  currency: 'USD',
  isDemo: true,
  isUniversalLaunch: false,
  isMobile: false,
}

/** A game as a player would start it: where it runs, or what was refused and why. */
export function LaunchTester({ record, onClose }: LaunchTesterProps) {
  const [form] = Form.useForm<GameLaunch>()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const chosen = Form.useWatch('gameId', form)
  const [launch, { isFetching }] = useLazyGameLaunchQuery()
  const isUnsupported = record !== undefined && record.aggregator !== LAUNCH_AGGREGATOR
  const submit = async (values: GameLaunch) => {
    setAnswer(null)
    const gameId = record?.id ?? values.gameId
    const { data, error } = await launch({ gameLaunch: { ...values, gameId } })
    // Data of an earlier launch stays beside the error.
    if (data && !error) return setAnswer({ gameId, url: data.launchUrl })
    const failure = error as ApiError
    const { first } = placeErrors(form, failure.fields)
    if (first) form.scrollToField(first, { focus: true, block: 'center' })
    else setAnswer({ gameId, error: failure })
  }
  return (
    <Drawer
      open
      size={720}
      title="Launch tester"
      destroyOnHidden
      afterOpenChange={(isOpen) => isOpen && form.focusField(record ? 'playerCode' : 'gameId')}
      onClose={onClose}
      footer={
        <div className="games-footer">
          <Button onClick={onClose}>Close</Button>
          <Button
            type="primary"
            loading={isFetching}
            disabled={isUnsupported}
            onClick={form.submit}
          >
            Launch game
          </Button>
        </div>
      }
    >
      {isUnsupported && <Alert type="warning" showIcon title={LAUNCH_UNSUPPORTED} />}
      <Form form={form} layout="vertical" initialValues={START} onFinish={submit}>
        <Asked record={record} />
      </Form>
      {answer !== null &&
        answer.gameId === (record?.id ?? chosen) &&
        ('url' in answer ? <Launched url={answer.url} /> : <Refused {...answer} />)}
    </Drawer>
  )
}

const ADDRESS = [
  ...rules.ip,
  { pattern: /^[0-9a-fA-F:.]+$/, message: 'An IP address is expected.' },
]
const COUNTRY = [
  ...rules.country,
  { pattern: /^\s*[A-Za-z]{2,3}\s*$/, message: 'Two or three letters, such as DE or DEU.' },
]
const LANGUAGE_OPTIONS = LANGUAGES.map((code) => ({ value: code, label: languageName(code) }))

function Asked({ record }: { readonly record: Game | undefined }) {
  const opId = useGameOperator()
  return (
    <>
      {record ? (
        <RecordFields
          fields={[
            ['Game', record.title],
            ['Aggregator', aggregators[record.aggregator] ?? record.aggregator],
          ]}
        />
      ) : (
        <GameField opId={opId} />
      )}
      <div className="games-asked">
        <Field name="playerCode" label="Player code" rules={rules.playerCode}>
          <Input autoComplete="off" />
        </Field>
        <Field name="ip" label="IP address" rules={ADDRESS}>
          <Input autoComplete="off" />
        </Field>
        <Field name="country" label="Country" help="Two or three letters." rules={COUNTRY}>
          <Input autoComplete="off" maxLength={3} />
        </Field>
        <Field name="language" label="Language" rules={rules.language}>
          <Select options={LANGUAGE_OPTIONS} />
        </Field>
        <Field name="currency" label="Currency" rules={rules.currency}>
          <Select options={optionsOf(currencyValues)} />
        </Field>
        <div className="games-ticks">
          <Tick name="isDemo" label="Demo" />
          <Tick name="isUniversalLaunch" label="Universal launch" />
          <Tick name="isMobile" label="Mobile" />
        </div>
      </div>
    </>
  )
}

const Tick = ({ name, label }: { readonly name: keyof GameLaunch; readonly label: string }) => (
  <Form.Item name={name} valuePropName="checked" noStyle>
    <Checkbox>{label}</Checkbox>
  </Form.Item>
)

function Refused({ error }: { readonly error: ApiError }) {
  const isUnsupported = error.messages.includes(LAUNCH_UNSUPPORTED)
  return (
    <Alert
      type={isUnsupported ? 'warning' : 'error'}
      showIcon
      title={isUnsupported ? LAUNCH_UNSUPPORTED : 'The game was not launched'}
      description={isUnsupported ? undefined : error.messages.join(' ')}
    />
  )
}
