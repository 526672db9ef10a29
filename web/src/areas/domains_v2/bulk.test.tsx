import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ExportButton } from '@/kit/export/ExportButton'
import { answer, answering } from '@/testing/answers'
import { renderInApp } from '@/testing/render'
import { everyDomain } from './bulk'

test('all domains that the filters find are exported by one call for page 0', async () => {
  const asked = answering(() =>
    answer({
      data: [{ domainName: 'a.test' }, { domainName: 'b.test' }],
    }),
  )
  const saved = vi.fn<(blob: Blob) => string>(() => 'blob:x')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const { user } = renderInApp(
    <ExportButton
      what="domains"
      count={2}
      exporting={{
        fileName: 'domains',
        ...everyDomain({ page: 3, limit: 50, domain: 'test' }),
      }}
      columns={[{ key: 'domainName', title: 'Domain', width: 1 }]}
    />,
  )
  await user.click(screen.getByRole('button', { name: /Export$/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Export domains' }, { timeout: 10_000 })
  await user.click(within(dialog).getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('2 rows exported.')).toBeDefined()
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/operators/cf-tokens/v2/zones?page=0&limit=0&domain=test',
  ])
  expect(await saved.mock.calls[0]?.[0].text()).toMatch(/Domain\r\na\.test\r\nb\.test\r\n$/)
})
