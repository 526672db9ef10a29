import { fireEvent, screen } from '@testing-library/react'
import { Select } from 'antd'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/testing/render'

const labels = { TRX: 'TRX', USDT: 'USDT', USD: 'USD', CASH: 'In cash', BANK: 'By bank' }
const options = Object.entries(labels).map(([value, label]) => ({ value, label }))

function Currency() {
  const [chosen, setChosen] = useState('TRX')
  return (
    <>
      <Select aria-label="Currency" value={chosen} options={options} onChange={setChosen} />
      <output>Chosen: {chosen}</output>
    </>
  )
}

test.each([
  ['USD', 'USD'],
  ['usdt', 'USDT'],
  ['cash', 'CASH'],
  ['by', 'BANK'],
  ['nothing', 'TRX'],
])(
  'typing %s and Enter chooses %s in a select that says nothing of searching',
  async (text, chosen) => {
    const { user } = renderInApp(<Currency />)
    const box = screen.getByRole('combobox', { name: 'Currency' })
    await user.click(box)
    await user.keyboard(text)
    // The keys of user-event have no code, which antd asks for.
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
    expect(screen.getByText(`Chosen: ${chosen}`)).toBeTruthy()
  },
)
