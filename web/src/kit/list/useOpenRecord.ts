import { useEffect, useRef, useState } from 'react'
import type { Call } from '../display/Loaded'
import type { OpenedRecord } from '../record/RecordDrawer'
import type { TabState } from '../record/recordTabs'
import { useAddress } from '../useAddress'
import { useEventCallback } from '../useEventCallback'
import type { LoadedPage } from './ListPage'
import { OPEN } from './listAddress'
import { useQueue } from './useQueue'

interface Addressed {
  /** Its name in the address. Never of a value that the browser must not show. */
  readonly param?: string
  /** The address tells the drawer's tab too. */
  readonly hasTab?: boolean
  /** Parameters of what may be open within the drawer: they go with it. */
  readonly within?: readonly string[]
}

export interface OpenId {
  readonly openId: string | null
  readonly show: (id: string) => void
  readonly close: () => void
  readonly tab?: TabState
  /** The page's address with this one open; its own tab and what lies within are left out. */
  readonly addressOf?: (id: string) => string
  /** Closes for what takes the record away; it opens again should that fail. */
  readonly closeDuring: (act: () => Promise<{ readonly ok: boolean }>) => Promise<void>
}

interface OpenRecord<Row> extends Omit<OpenId, 'show' | 'tab' | 'addressOf'> {
  /** From then on the drawer stays drawn: it fades out with what it showed. */
  readonly wasOpened: boolean
  readonly open: (row: Row) => void
  readonly addressOf: ((row: Row) => string) | undefined
  /** What a drawer takes. */
  readonly drawer: OpenedRecord
  /** The open record as the list's own call gives it. */
  readonly record: Call<Row>
}

const TAB = 'tab'
const NOTHING: readonly string[] = []

/** Which record of the page's list is open, as its address says. */
export function useOpenId({ param = OPEN, hasTab, within = NOTHING }: Addressed = {}): OpenId {
  const [params, setParams] = useAddress()
  const openId = params.get(param)
  const addressOf = (id: string) => {
    const next = new URLSearchParams(params)
    for (const name of [...within, ...(hasTab ? [TAB] : [])]) next.delete(name)
    next.set(param, id)
    return `?${next}`
  }
  const put = (id: string | null, replace: boolean) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const name of within) next.delete(name)
        if (hasTab && !(openId && id)) next.delete(TAB)
        if (id === null) next.delete(param)
        else next.set(param, id)
        return next
      },
      { replace },
    )
  const tab = useAddressTab()
  return { ...useHeld(openId, put), addressOf, ...(hasTab && { tab }) }
}

/** Which tab is open, as the address says. */
export function useAddressTab(): TabState {
  const [params, setParams] = useAddress()
  const choose = (key: string) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      next.set(TAB, key)
      return next
    })
  return { key: params.get(TAB), choose }
}

/** Which record is open over a list that lies in a drawer itself and has no address. */
function useNestedId() {
  const [openId, setOpenId] = useState<string | null>(null)
  return useHeld(openId, setOpenId)
}

type Put = (id: string | null, replace: boolean) => void

/** Only the first record that is opened is a step that Back undoes. */
function useHeld(openId: string | null, put: Put): OpenId {
  const show = (id: string) => put(id, openId !== null)
  const close = () => {
    if (openId !== null) put(null, true)
  }
  const reopen = useEventCallback(show)
  const drawn = useRef<(() => void) | undefined>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next drawing of another one is waited for
  useEffect(() => () => drawn.current?.(), [openId])
  return {
    openId,
    show,
    close,
    closeDuring: async (act) => {
      if (openId !== null) {
        // While its drawer is drawn, what the act makes stale would be read once more, in vain.
        const closed = new Promise<void>((resolve) => {
          drawn.current = resolve
        })
        close()
        await closed
      }
      const { ok } = await act()
      if (!ok && openId !== null) reopen(openId)
    },
  }
}

/** The record that is open over a page's list: the address leads to it. */
export function useOpenRecord<Row extends object>(
  list: LoadedPage<Row>,
  rowKey: keyof Row & string,
  addressed?: Addressed,
): OpenRecord<Row> {
  return useRecordOf(list, rowKey, useOpenId(addressed))
}

/** The record that is open over a list within a drawer. */
export function useNestedRecord<Row extends object>(
  list: LoadedPage<Row>,
  rowKey: keyof Row & string,
): OpenRecord<Row> {
  return useRecordOf(list, rowKey, useNestedId())
}

function useRecordOf<Row extends object>(
  { data, error, isFetching, refetch }: LoadedPage<Row>,
  rowKey: keyof Row & string,
  { show, addressOf, ...held }: OpenId,
): OpenRecord<Row> {
  const { openId, close, tab } = held
  const [wasOpened, setWasOpened] = useState(false)
  const seen = useRef<ReadonlyMap<string, Row>>(new Map())
  if (openId !== null && !wasOpened) setWasOpened(true)
  const keyOf = (row: Row) => String(row[rowKey])
  const rows = data?.all ?? data?.items ?? []
  const row = rows.find((each) => keyOf(each) === openId)
  useEffect(() => {
    if (openId === null) seen.current = new Map()
    else
      seen.current = new Map([...seen.current, ...rows.map((each) => [keyOf(each), each] as const)])
  })
  // A page moves on under a record that is being read; from a whole list, what is missing is gone.
  const last = data?.all || openId === null ? undefined : seen.current.get(openId)
  const queue = useQueue({
    openId,
    keys: rows.map(keyOf),
    isWhole: data?.all !== undefined,
    isFetching,
    show,
    close,
  })
  return {
    ...held,
    wasOpened,
    open: (opened) => show(keyOf(opened)),
    addressOf: addressOf && ((row) => addressOf(keyOf(row))),
    drawer: {
      openId,
      ...queue,
      onClose: close,
      ...(tab && { tab }),
      isInAddress: addressOf !== undefined,
    },
    record: {
      data: row ?? last,
      error,
      isFetching: isFetching || (!data && !error),
      refetch,
    },
  }
}
