import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, Vitest } from 'vitest/node'

/** As many as `tools/reruns.py` lets pass. */
const MOST = 3

/** Names each test that passed only when it was tried again, beside the JSON report; fails a run with more than MOST. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a reporter by its default export
export default class Reruns implements Reporter {
  #lines: string[] = []
  #vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.#vitest = vitest
  }

  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.flaky) return
    const message = test.result().errors?.[0]?.message ?? ''
    this.#lines.push(
      `tried again: ${test.module.relativeModuleId}: ${test.fullName}: ${message.split('\n', 1)}`,
    )
  }

  onTestRunEnd() {
    const { outputFile } = this.#vitest?.config ?? {}
    const report = typeof outputFile === 'object' ? outputFile.json : undefined
    if (report)
      writeFileSync(
        report.replace(/\.json$/, '.reruns'),
        this.#lines.map((line) => `${line}\n`).join(''),
      )
    if (this.#lines.length <= MOST) return
    this.#vitest?.logger.error(
      `${this.#lines.length} reruns, and at most ${MOST} are let pass: find out what is flaky.`,
    )
    process.exitCode = 1
  }
}
