import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { Activities } from './Activities'
import formerNames from './formerNames.json'

test.each(Object.entries(formerNames))(
  'a link that says %s filters by %s',
  async (former, name) => {
    const asked = answering(() => answer({ data: { items: [], count: 0, remaining: 0 } }))
    renderInApp(<Activities />, { at: `/activities?${former}=deleted` })
    await waitFor(() =>
      expect(asked.map(({ url }) => new URL(url, 'http://x').searchParams.get(name))).toContain(
        'deleted',
      ),
    )
  },
)
