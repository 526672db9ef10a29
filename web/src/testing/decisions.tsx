import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { permissionValues } from '@/api/gen/shared/enums'
import type { RecordAction } from '@/kit/record/recordActions'
import { answer, answering } from './answers'
import { renderInApp } from './render'

interface Warning {
  readonly code: string
  readonly severity: string
  readonly text: string
  readonly values: object
}

/** What the platform knows; a test may change it while the dialog is open. */
export interface Platform {
  record: object
  facts: { readonly warnings: readonly Warning[] } & object
  /** What a read answers in place of these; asked by its address. */
  read: (url: string) => Response | Promise<Response> | null
  write: () => Response | Promise<Response>
}

export const warning = (code: string, severity: string, text = `It is ${code}.`): Warning => ({
  code,
  severity,
  text,
  values: { by: { nickname: 'Grace' }, reason: 'Chargebacks' },
})

/** Opens the dialog of a decision about a row, over a platform that knows this. */
export function opened<R extends object>(
  action: RecordAction<R>,
  row: R,
  known: Partial<Platform> = {},
) {
  const platform: Platform = {
    record: row,
    facts: { warnings: [] },
    read: () => null,
    write: () => answer({ messages: ['Done!'] }),
    ...known,
  }
  const asked = answering(({ method, url }) => {
    if (method !== 'GET') return platform.write()
    const data = /\/facts\b/.test(url) ? platform.facts : platform.record
    return platform.read(url) ?? answer({ data })
  })
  const onClose = vi.fn()
  const { Dialog } = action
  if (!Dialog) throw new Error(`${action.id} opens no dialog`)
  const drawn = renderInApp(<Dialog record={row} onClose={onClose} />, {
    user: { permissions: [...permissionValues] },
  })
  return {
    ...drawn,
    asked,
    platform,
    onClose,
    writes: () => asked.filter(({ method }) => method !== 'GET'),
  }
}

/** Clicks it once it can be: it is disabled while facts are read. */
export async function press(user: UserEvent, button: () => HTMLButtonElement): Promise<void> {
  await waitFor(() => expect(button().disabled).toBe(false))
  await user.click(button())
}
