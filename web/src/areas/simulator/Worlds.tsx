import { Button, Form, Input, Select } from 'antd'
import {
  api,
  type BranchForm,
  type ScenarioName,
  type SimulatedWorld,
  type WorldForm,
  type WorldSummary,
} from '@/api/gen/simulator/endpoints'
import { scenarioNameValues } from '@/api/gen/simulator/enums'
import { branchFormRules, worldFormRules } from '@/api/gen/simulator/rules'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { optionsOf } from '@/kit/display/options'
import { quotedName } from '@/kit/display/personText'
import { Field } from '@/kit/form/Field'
import { CountField } from '@/kit/form/NumberField'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { useOperationAccess } from '@/session/operationAccess'
import { PanelForm } from './PanelForm'
import { UtcField } from './UtcField'
import { inUtc } from './useSimulator'

const DEFAULT = 'default'

const SCENARIOS: Record<ScenarioName, string> = {
  'month-end': 'A month end with three tenants in arrears',
  'fraud-ring': 'A fraud ring',
  'provider-down': 'A provider down since an hour',
  'friday-night': 'Friday night',
  'partners-dispute': 'A partner’s dispute',
}

interface WorldsProps {
  readonly world: SimulatedWorld
  readonly onEnter: (name: string) => void
}

/** The worlds side by side: to sign in to, to end, and, for platform roles, to make afresh or as a branch of this one. */
export function Worlds({ world, onEnter }: WorldsProps) {
  const offers = useOperationAccess()
  return (
    <>
      <h2>Worlds</h2>
      <ul className="simulator-list">
        {world.worlds.map((each) => (
          <WorldRow
            key={each.name}
            world={each}
            isHere={each.name === world.name}
            onEnter={onEnter}
          />
        ))}
      </ul>
      <div className="simulator-pair">
        {offers('simulatorBranch') && <BranchWorld onMade={onEnter} />}
        {offers('simulatorWorldMake') && <NewWorld onMade={onEnter} />}
      </div>
    </>
  )
}

interface WorldRowProps {
  readonly world: WorldSummary
  readonly isHere: boolean
  readonly onEnter: (name: string) => void
}

function WorldRow({ world, isHere, onEnter }: WorldRowProps) {
  const endsAny = useOperationAccess()('simulatorWorldEnd')
  const ofMine = useAction(api.endpoints.simulatorBranchEnd)
  const ofAll = useAction(api.endpoints.simulatorWorldEnd)
  const { name, isMine } = world
  const end = useConfirmed(endsAny ? ofAll : ofMine, () => ({
    title: `End world ${quotedName(name)}?`,
    content: 'Everything in it will be lost, and everyone signed in to it is signed out.',
    confirmLabel: 'End world',
    danger: true,
    arg: { name },
  }))
  return (
    <li>
      <span>
        <Name text={name} />
        {isHere && ' (this one)'} · <DateTime at={world.now} />
        {world.mode === 'frozen' && ', stands still'} · seed {world.seed}
      </span>
      <span className="simulator-act">
        {!isHere && (
          <Button aria-label={`Accounts of ${name}`} onClick={() => onEnter(name)}>
            Accounts
          </Button>
        )}
        {name !== DEFAULT && (isMine || endsAny) && (
          <Button
            danger
            aria-label={`End ${name}`}
            disabled={end.running}
            onClick={() => end.ask()}
          >
            End
          </Button>
        )}
      </span>
    </li>
  )
}

interface MakerProps {
  readonly onMade: (name: string) => void
}

function BranchWorld({ onMade }: MakerProps) {
  const branch = useAction(api.endpoints.simulatorBranch, { onDone: ({ name }) => onMade(name) })
  return (
    <PanelForm<BranchForm>
      submitLabel="Create branch"
      busy={branch.running}
      rules={branchFormRules}
      about="name"
      run={(branchForm, how) => branch.run({ branchForm }, how)}
    >
      <Field name="name" label="Name of the branch" help="It goes on from this world’s state.">
        <Input maxLength={64} />
      </Field>
    </PanelForm>
  )
}

interface NewWorldValues {
  readonly name: string
  readonly scenario?: ScenarioName
  readonly seed?: number | null
  readonly now?: string
}

/** A scenario has a seed and a start of its own. */
function toForm({ name, scenario, seed, now }: NewWorldValues): WorldForm {
  if (scenario) return { name, scenario }
  return { name, ...(typeof seed === 'number' && { seed }), ...(now && { now: inUtc(now) }) }
}

function NewWorld({ onMade }: MakerProps) {
  const [form] = Form.useForm<NewWorldValues>()
  const isPlain = !Form.useWatch('scenario', form)
  const make = useAction(api.endpoints.simulatorWorldMake, { onDone: ({ name }) => onMade(name) })
  return (
    <PanelForm<NewWorldValues>
      form={form}
      submitLabel="Create world"
      busy={make.running}
      rules={worldFormRules}
      about="name"
      run={(values, how) => make.run({ worldForm: toForm(values) }, how)}
    >
      <Field name="name" label="Name of the world">
        <Input maxLength={64} />
      </Field>
      <Field
        name="scenario"
        label="Scenario"
        help="What was played in it already. It has its own start, and stands still."
      >
        <Select allowClear placeholder="None" options={optionsOf(scenarioNameValues, SCENARIOS)} />
      </Field>
      {isPlain && (
        <>
          <UtcField
            name="now"
            label="Starts at (UTC)"
            help="Leave empty for today; else it stands still."
          />
          <CountField name="seed" label="Seed" help="Leave empty for the usual one." />
        </>
      )}
    </PanelForm>
  )
}
