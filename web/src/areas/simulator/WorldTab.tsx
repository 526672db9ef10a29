import { Button, Input } from 'antd'
import { api, type Labelled, type SimulatedWorld } from '@/api/gen/simulator/endpoints'
import { labelledRules } from '@/api/gen/simulator/rules'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { Name } from '@/kit/display/Name'
import { quotedName } from '@/kit/display/personText'
import { RecordFields } from '@/kit/display/RecordFields'
import { Field } from '@/kit/form/Field'
import { useAction } from '@/kit/form/useAction'
import { useConfirmed } from '@/kit/form/useConfirmed'
import { useOperationAccess } from '@/session/operationAccess'
import { PanelForm } from './PanelForm'
import { Scenario } from './Scenario'
import { useReadAgain } from './useSimulator'
import { Worlds } from './Worlds'

interface WorldTabProps {
  readonly world: SimulatedWorld
  /** Whoever made another world will want to sign in there. */
  readonly onEnter: (name: string) => void
}

/** What the world is, and how to keep it, take it back, do the same to another or let another go on from it. */
export function WorldTab({ world, onEnter }: WorldTabProps) {
  const mayReplay = useOperationAccess()('simulatorReplay')
  return (
    <>
      <RecordFields
        fields={[
          ['World', <Copy key="name" text={world.name} what="world’s name" />],
          ['Seed', world.seed],
          ['Started at', <DateTime key="start" at={world.startedAt} />],
          ['Scale', world.scale],
          ['SHA-256', <Copy key="sha" text={world.sha256} what="SHA-256" />],
        ]}
      />
      <Snapshots labels={world.snapshots} />
      <Worlds world={world} onEnter={onEnter} />
      {mayReplay && <Scenario world={world.name} />}
      <StartOver world={world.name} />
    </>
  )
}

function Snapshots({ labels }: { readonly labels: readonly string[] }) {
  const snapshot = useAction(api.endpoints.simulatorSnapshot)
  const restore = useConfirmed(
    useAction(api.endpoints.simulatorRestore, { onDone: useReadAgain() }),
    (label: string) => ({
      title: `Restore snapshot ${quotedName(label)}?`,
      content: 'Everything done since will be lost for everyone using this world.',
      confirmLabel: 'Restore snapshot',
      danger: true,
      arg: { labelled: { label } },
    }),
  )
  return (
    <>
      <h2>Snapshots</h2>
      <PanelForm<Labelled>
        submitLabel="Save snapshot"
        busy={snapshot.running}
        rules={labelledRules}
        about="label"
        run={(labelled, how) => snapshot.run({ labelled }, how)}
      >
        <Field name="label" label="Snapshot label">
          <Input maxLength={64} />
        </Field>
      </PanelForm>
      <ul className="simulator-list">
        {labels.map((label) => (
          <li key={label}>
            <Name text={label} />
            <Button
              danger
              aria-label={`Restore ${label}`}
              disabled={restore.running}
              onClick={() => restore.ask(label)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function StartOver({ world }: { readonly world: string }) {
  const reset = useConfirmed(
    useAction(api.endpoints.simulatorReset, { onDone: useReadAgain() }),
    () => ({
      title: `Reset world ${quotedName(world)}?`,
      content: 'Everything done in it will be lost for everyone using it. Snapshots are kept.',
      confirmLabel: 'Reset world',
      danger: true,
      arg: undefined,
    }),
  )
  return (
    <>
      <h2>Start over</h2>
      <Button danger loading={reset.running} onClick={() => reset.ask()}>
        Reset world
      </Button>
    </>
  )
}
