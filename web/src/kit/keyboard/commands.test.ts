import { describe, expect, test, vi } from 'vitest'
import {
  commandAgain,
  commandsIn,
  commandsNow,
  commandToCome,
  isReachable,
  offer,
} from './commands'

const named = (label: string) => ({ id: 'act', label, group: 'Actions', run: vi.fn() })
const labels = () => commandsNow().map(({ label }) => label)

test('what came last is offered first, until it is taken back', () => {
  const takeBack = [offer(() => [named('of the list')]), offer(() => [named('of the drawer')])]
  expect(labels()).toEqual(['of the drawer', 'of the list'])
  takeBack[1]?.()
  expect(labels()).toEqual(['of the list'])
  takeBack[0]?.()
  expect(labels()).toEqual([])
})

test('commands of one id are told apart by who offers them', () => {
  const takeBack = [offer(() => [named('one')]), offer(() => [named('other')])]
  expect(new Set(commandsNow().map(({ id }) => id)).size).toBe(2)
  for (const each of takeBack) each()
})

test('a source is asked anew each time', () => {
  let label = 'before'
  const takeBack = offer(() => [named(label)])
  label = 'after'
  expect(labels()).toEqual(['after'])
  takeBack()
})

test('a command is looked up again, unless it is about something else by now', () => {
  let invoice: number | null = 7
  const source = () =>
    invoice === null ? [] : [{ ...named('Delete'), group: `Actions of invoice ${invoice}` }]
  const takeBack = offer(source)
  const [command] = commandsNow()
  if (!command) throw new Error('nothing is offered')
  expect(commandAgain(command)).toMatchObject({ label: 'Delete' })
  invoice = 8
  expect(commandAgain(command)).toBeNull()
  invoice = null
  expect(commandAgain(command)).toBeNull()
  takeBack()
})

test('the buttons of a toolbar are commands, but for those out of sight', () => {
  document.body.innerHTML = `<div>
    <button type="button">Generate</button>
    <button type="button" aria-label="Columns"></button>
    <button type="button" disabled title="Choose an operator first.">Import</button>
    <span hidden><button type="button">Hidden</button></span>
  </div>`
  const clicked = vi.fn()
  document.querySelector('button')?.addEventListener('click', clicked)
  const commands = commandsIn(document.querySelector('div'), 'On this page')
  expect(commands.map(({ label, disabledReason }) => [label, disabledReason])).toEqual([
    ['Generate', null],
    ['Columns', null],
    ['Import', 'Choose an operator first.'],
  ])
  commands[0]?.run()
  expect(clicked).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('Generate')
})

test('among rows the one with the focus is meant', () => {
  document.body.innerHTML = `<table><tr><td><a href="#1">1</a><b></b></td></tr>
    <tr><td><a href="#2">2</a><b></b></td></tr></table><p><b></b></p>`
  document.querySelectorAll('a')[1]?.focus()
  expect([...document.querySelectorAll('b')].map(isReachable)).toEqual([false, true, true])
  expect(isReachable(null)).toBe(false)
})

test('beneath what has the focus nothing is meant', () => {
  document.body.innerHTML = `<main><button type="button">New</button></main>
    <div role="dialog"><button type="button">Edit</button></div>`
  const [below, above] = [...document.querySelectorAll('button')]
  above?.focus()
  expect([below, above].map((each) => isReachable(each ?? null))).toEqual([false, true])
  expect(commandsIn(document.querySelector('main'), 'On this page')).toEqual([])
})

describe('a command to come', () => {
  const add = (group: string, run = () => undefined) =>
    offer(() => [{ id: 'add', label: 'Add', group, run }])

  test('is that of what comes on the screen, not what stands there', async () => {
    const before = add('Old page')
    const coming = commandToCome('Add')
    const after = add('New page')
    expect((await coming)?.group).toBe('New page')
    before()
    after()
  })

  test('is none where nothing comes', async () => {
    vi.useFakeTimers()
    const coming = commandToCome('Add')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await coming).toBeNull()
    vi.useRealTimers()
  })
})
