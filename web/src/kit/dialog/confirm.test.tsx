import { screen, waitFor } from '@testing-library/react'
import { Button } from 'antd'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/testing/render'
import type { Question } from './ConfirmDialog'
import { useConfirm } from './confirm'
import { TypedWord } from './TypedWord'

const question: Question = {
  title: 'Delete invoice 7?',
  content: 'Aurora no longer owes it.',
  confirmLabel: 'Delete invoice',
  cancelLabel: 'Cancel',
}

function Asker({ ask, heard }: { readonly ask: Question; readonly heard: (yes: boolean) => void }) {
  const confirm = useConfirm()
  return <Button onClick={async () => heard(await confirm(ask))}>Ask</Button>
}

async function asked(ask: Question) {
  const heard = vi.fn()
  const { user } = renderInApp(<Asker ask={ask} heard={heard} />)
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await screen.findByRole('dialog')
  return { heard, user }
}

test('says what will happen, and the safe choice has the focus', async () => {
  const { heard, user } = await asked(question)
  expect(screen.getByRole('dialog', { name: 'Delete invoice 7?' }).textContent).toContain(
    'Aurora no longer owes it.',
  )
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  await user.keyboard('{Enter}')
  expect(heard).toHaveBeenCalledWith(false)
})

test('what will happen stands above to whom it happens', async () => {
  await asked({ ...question, facts: [['Operator', 'Aurora Gaming']] })
  const [effect, fact] = [screen.getByText(/no longer owes it/), screen.getByText('Aurora Gaming')]
  expect(effect.compareDocumentPosition(fact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('the act is agreed to by its own name', async () => {
  const { heard, user } = await asked(question)
  await user.click(screen.getByRole('button', { name: 'Delete invoice' }))
  expect(heard).toHaveBeenCalledWith(true)
})

test('Escape is a no, and the focus goes back', async () => {
  const { heard, user } = await asked(question)
  await user.keyboard('{Escape}')
  expect(heard).toHaveBeenCalledWith(false)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Ask'))
})

test('a typed word opens the way, and nothing else does', async () => {
  const { heard, user } = await asked({ ...question, confirmWord: 'DELETE' })
  const act = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete invoice' })
  const word = screen.getByRole('textbox', { name: 'Type DELETE to confirm' })
  await user.type(word, 'delete{Enter}')
  expect(act.disabled).toBe(true)
  expect(heard).not.toHaveBeenCalled()
  await user.clear(word)
  await user.type(word, 'DELETE{Enter}')
  expect(heard).toHaveBeenCalledWith(true)
})

test('the Enter that agrees presses nothing that gets the focus then', async () => {
  const pressed = vi.fn()
  const focusBelow = () => screen.getByRole('button', { name: 'Below' }).focus()
  const { user } = renderInApp(
    <>
      <TypedWord word="DELETE" value="DELETE" onChange={vi.fn()} onEnter={focusBelow} />
      <Button onClick={pressed}>Below</Button>
    </>,
  )
  await user.type(screen.getByRole('textbox', { name: 'Type DELETE to confirm' }), '{Enter}')
  expect(document.activeElement?.textContent).toBe('Below')
  expect(pressed).not.toHaveBeenCalled()
})
