import { builtinEnvironments, type Environment } from 'vitest/runtime'

const { jsdom } = builtinEnvironments
/** Longer than anything in the kit waits for what fades. */
const REST_MS = 250

/** jsdom, whose window stays until timers that the last test left behind have looked for it. */
const environment: Environment = {
  ...jsdom,
  name: 'jsdom-at-rest',
  async setup(global, options) {
    const { teardown } = await jsdom.setup(global, options)
    return {
      async teardown(leaving) {
        await new Promise((resolve) => setTimeout(resolve, REST_MS))
        await teardown(leaving)
      },
    }
  },
}

// biome-ignore lint/style/noDefaultExport: Vitest takes an environment by its default export
export default environment
