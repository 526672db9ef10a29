import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { NewAffiliate } from './NewAffiliate'

test('a brand’s admin creates a partner of the brand, with a code that is made of the name', async () => {
  const onClose = vi.fn()
  const asked = answering(({ method, url }) => {
    if (method === 'POST') return answer({ data: {} })
    return answer({ data: url.startsWith('/api/general') ? { languages: ['en'] } : { items: [] } })
  })
  const { user } = renderInApp(<NewAffiliate onClose={onClose} />, {
    user: { role: 'OPERATOR_ADMIN', opId: 'aurora-north', parentOpId: 'aurora' },
  })
  expect(screen.queryByLabelText('Brand')).toBeNull()
  await user.type(screen.getByLabelText('Email'), 'mo@lamplight.test')
  await user.type(screen.getByLabelText('Nickname'), 'Lamplight')
  await user.type(screen.getByLabelText('User code'), 'lamp-1')
  await user.type(screen.getByLabelText('Password'), 'Harbour-4410')
  await user.type(screen.getByLabelText('Affiliate code'), 'lamp 1')
  await user.type(screen.getByLabelText('Casino commission'), '25')
  await user.type(screen.getByLabelText('Sport commission'), '20')
  await user.click(screen.getByRole('button', { name: 'Create affiliate' }))
  expect(
    await screen.findByText('3 to 20 capital letters, digits, hyphens and underscores.'),
  ).toBeTruthy()
  await user.clear(screen.getByLabelText('Affiliate code'))
  await user.click(screen.getByRole('button', { name: 'Create affiliate' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    email: 'mo@lamplight.test',
    nickname: 'Lamplight',
    userCode: 'lamp-1',
    password: 'Harbour-4410',
    language: 'en',
    timezone: 'UTC',
    casinoCommission: 25,
    sportCommission: 20,
    referralFeePercentage: 0,
    administrationFeePercentage: 0,
    depositFeePercentage: 0,
    withdrawFeePercentage: 0,
  })
}, 20_000)
