import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { SubjectSelect } from './SubjectSelect'

const MINA = {
  userCode: 'U2',
  nickname: 'Mina',
  email: 'mina@pitboss.test',
  role: 'ADMIN',
  isBlocked: false,
  permissions: [],
  createdAt: '2026-01-01T00:00:00Z',
}

test('the user whose name was typed is the active choice, not oneself', async () => {
  answering(() => answer({ data: { items: [MINA], count: 1, remaining: 0 } }))
  const { user } = renderInApp(<SubjectSelect chosen={null} onChoose={() => undefined} />)
  const box = screen.getByRole('combobox', { name: 'Show access of' })
  await user.type(box, 'mina')
  await screen.findByText('Mina · mina@pitboss.test · Admin')
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
  expect(active?.textContent).toBe('userCode=U2')
})
