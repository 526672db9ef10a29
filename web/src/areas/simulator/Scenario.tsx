import { Button } from 'antd'
import { useId, useState } from 'react'
import type { ApiError } from '@/api/answer'
import {
  api,
  type ReplayAnswer,
  type Scenario as ScenarioFile,
  useLazySimulatorScenarioQuery,
} from '@/api/gen/simulator/endpoints'
import { useAction } from '@/kit/form/useAction'
import { saveFile } from '@/kit/list/csv'
import { useToasts } from '@/kit/toasts'
import { FileZone } from '@/kit/upload/FileZone'
import { useReadAgain } from './useSimulator'

const NO_SCENARIO = 'This file is not a scenario.'

async function read(file: File): Promise<ScenarioFile | null> {
  try {
    const scenario = JSON.parse(await file.text())
    return Array.isArray(scenario?.steps) ? scenario : null
  } catch {
    return null
  }
}

/** `12 steps done.`, and how many ended otherwise. */
function summary({ stepCount, differences }: ReplayAnswer): string {
  const steps = `${stepCount} ${stepCount === 1 ? 'step' : 'steps'} done`
  return differences.length === 0
    ? `${steps}, each with the same result.`
    : `${steps}, ${differences.length} with another result:`
}

/** Keeps what was done to this world as a file, and does here what a file says. */
export function Scenario({ world }: { readonly world: string }) {
  const id = useId()
  const toasts = useToasts()
  const [fetchScenario, { isFetching }] = useLazySimulatorScenarioQuery()
  const [done, setDone] = useState<ReplayAnswer | null>(null)
  const readAgain = useReadAgain()
  const replay = useAction(api.endpoints.simulatorReplay, {
    onDone: (answer) => {
      setDone(answer)
      readAgain()
    },
  })

  const download = async () => {
    const { data, error } = await fetchScenario()
    if (error) return toasts.failure(error as ApiError)
    const text = JSON.stringify(data, null, 2)
    saveFile(`scenario-${world}.json`, new Blob([text], { type: 'application/json' }))
  }
  const choose = async (file: File | undefined) => {
    setDone(null)
    if (!file) return
    const scenario = await read(file)
    if (scenario) await replay.run({ scenario })
    else toasts.error(NO_SCENARIO)
  }

  return (
    <>
      <h2>Scenario</h2>
      <p>What was done here since the start: requests, the clock and events.</p>
      <div className="simulator-act">
        <Button loading={isFetching} onClick={download}>
          Download scenario
        </Button>
      </div>
      <div className="simulator-replay">
        <label htmlFor={id}>Replay a scenario here:</label>
        <FileZone
          id={id}
          accept="application/json"
          isDisabled={replay.running}
          onTake={([file]) => void choose(file)}
        />
      </div>
      {done && <p role="status">{summary(done)}</p>}
      {done && done.differences.length > 0 && (
        <ul className="simulator-list">
          {done.differences.map(({ number, text, expected, http, message }) => (
            <li key={number}>
              <span>
                {number}. <code>{text}</code>: {http ?? 'not done'}
                {expected && ` instead of ${expected}`}
                {message && ` · ${message}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
