import { Button, Input } from 'antd'
import { useState } from 'react'
import { api, type SimulatedWorld } from '@/api/gen/simulator/endpoints'
import { useConfirm } from '@/kit/dialog/confirm'
import { Copy } from '@/kit/display/Copy'
import { DateTime } from '@/kit/display/DateTime'
import { useAction } from '@/kit/form/useAction'
import { RecordFields } from '@/kit/record/RecordFields'
import { useReadAgain } from './useSimulator'

interface NamedActProps {
  readonly label: string
  readonly confirmLabel: string
  readonly busy: boolean
  readonly onAction: (name: string) => void
}

/** A name and what is done under it. */
function NamedAction({ label, confirmLabel, busy, onAction }: NamedActProps) {
  const [name, setName] = useState('')
  const wanted = name.trim()
  return (
    <form
      className="simulator-act"
      onSubmit={(event) => {
        event.preventDefault()
        if (!wanted) return
        onAction(wanted)
        setName('')
      }}
    >
      <Input
        aria-label={label}
        placeholder={label}
        value={name}
        maxLength={64}
        onChange={(event) => setName(event.target.value)}
      />
      <Button htmlType="submit" loading={busy} disabled={!wanted}>
        {confirmLabel}
      </Button>
    </form>
  )
}

interface WorldTabProps {
  readonly world: SimulatedWorld
  /** Another world goes on from this one: whoever made it will want to sign in there. */
  readonly onBranched: (name: string) => void
}

/** What the world is, and how to keep it, take it back or let another go on from it. */
export function WorldTab({ world, onBranched }: WorldTabProps) {
  const readAgain = useReadAgain()
  const confirm = useConfirm()
  const reset = useAction(api.endpoints.simulatorReset, { onDone: readAgain })
  const snapshot = useAction(api.endpoints.simulatorSnapshot)
  const restore = useAction(api.endpoints.simulatorRestore, { onDone: readAgain })
  const branch = useAction(api.endpoints.simulatorBranch, {
    onDone: ({ name }) => onBranched(name),
  })

  const end = useAction(api.endpoints.simulatorBranchEnd)

  const askReset = async () => {
    const agreed = await confirm({
      title: `Reset the world ${world.name}?`,
      content: 'Everything done in it will be lost for everyone using it. Snapshots are kept.',
      confirmLabel: 'Reset the world',
      cancelLabel: 'Cancel',
      danger: true,
    })
    if (agreed) await reset.run(undefined)
  }

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
      <h2>Snapshots</h2>
      <NamedAction
        label="Snapshot label"
        confirmLabel="Save snapshot"
        busy={snapshot.running}
        onAction={(label) => snapshot.run({ labelled: { label } })}
      />
      <ul className="simulator-list">
        {world.snapshots.map((label) => (
          <li key={label}>
            <bdi>{label}</bdi>
            <Button
              aria-label={`Restore ${label}`}
              disabled={restore.running}
              onClick={() => restore.run({ labelled: { label } })}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
      <h2>Branches</h2>
      <NamedAction
        label="New world’s name"
        confirmLabel="Create branch"
        busy={branch.running}
        onAction={(name) => branch.run({ branchForm: { name } })}
      />
      <ul className="simulator-list">
        {world.branches.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
            <Button
              aria-label={`End ${name}`}
              disabled={end.running}
              onClick={() => end.run({ name })}
            >
              End
            </Button>
          </li>
        ))}
      </ul>
      <h2>Start over</h2>
      <Button danger loading={reset.running} onClick={askReset}>
        Reset the world
      </Button>
    </>
  )
}
