import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'

export interface Backend {
  /** The BFF's address. */
  readonly bff: string
  readonly simulator: string
  /** What the services write, a line of JSON each. */
  readonly logs: readonly string[]
}

declare module 'vitest' {
  export interface ProvidedContext {
    backend: Backend
  }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** One BFF and one simulator for all files; both end with the run, however it ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const services = spawn(`${ROOT}.venv/bin/python`, ['-m', 'tools.backend'], {
    cwd: ROOT,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => {
    services.once('exit', () => resolve())
  })
  const ready = await new Promise<Backend>((resolve, reject) => {
    createInterface(services.stdout).once('line', (line) => resolve(JSON.parse(line) as Backend))
    services.once('error', reject)
    services.once('exit', (code) =>
      reject(new Error(`The services ended by themselves (${code}).`)),
    )
  })
  project.provide('backend', ready)
  return async () => {
    services.stdin.end()
    await ended
  }
}
