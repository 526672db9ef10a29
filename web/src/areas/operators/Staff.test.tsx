import { screen } from '@testing-library/react'
import { test } from 'vitest'
import type { OperatorDetails } from '@/api/gen/shared/types'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Staff } from './Staff'

test('who must change the password first is not called active', async () => {
  const lena = {
    userCode: 'usr_9',
    nickname: 'Lena',
    email: 'l@lumen.test',
    role: 'OPERATOR_ADMIN',
  }
  const items = [{ ...lena, isBlocked: false, mustChangePassword: true }]
  answering(() => answer({ data: { items, count: 1, remaining: 0 } }))
  renderInApp(<Staff record={{ opId: 'lumen' } as OperatorDetails} />)
  await screen.findByText('Must change password')
})
