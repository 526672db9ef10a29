import { WarningOutlined } from '@ant-design/icons'
import { Select, Tooltip } from 'antd'
import { memo } from 'react'
import { lazyComponent } from '@/kit/lazyComponent'
import { useAddress } from '@/kit/useAddress'
import { useEventCallback } from '@/kit/useEventCallback'
import { CMS_DEFAULT, useChosenOperator, useMissingOperator } from '@/session/operator'
import type { Page } from '@/session/page'
import { useSession } from '@/session/session'
import { shows } from '../controls'
import { OperatorSelector } from './OperatorSelector'

export const DEFAULT_CAUTION = 'Only default CMS data can be edited.'

const ANY = ''

const UnreadAddress = lazyComponent(() =>
  import('@/kit/list/UnreadAddress').then((code) => code.UnreadAddress),
)

interface FlagFilterProps {
  readonly name: 'includeBrands' | 'isTest'
  readonly label: string
  readonly words: { readonly any: string; readonly true: string; readonly false: string }
}

/** Yes, no, or neither, kept in the address. */
function FlagFilter({ name, label, words }: FlagFilterProps) {
  const [query, setQuery] = useAddress()
  const value = query.get(name)
  const choose = useEventCallback((chosen: string) =>
    setQuery((now) => {
      const next = new URLSearchParams(now)
      next.delete('page')
      if (chosen === ANY) next.delete(name)
      else next.set(name, chosen)
      return next
    }),
  )
  const chosen = value === 'true' || value === 'false' ? value : ANY
  return (
    <>
      <FlagSelect label={label} words={words} value={chosen} onChange={choose} />
      {value && !chosen && <UnreadAddress labels={label} onDrop={() => choose(ANY)} />}
    </>
  )
}

interface FlagSelectProps extends Pick<FlagFilterProps, 'label' | 'words'> {
  readonly value: string
  readonly onChange: (chosen: string) => void
}

/** Apart from what follows the address: a select is not drawn again at each change of that. */
const FlagSelect = memo(function FlagSelect({ label, words, value, onChange }: FlagSelectProps) {
  return (
    <Select<string>
      className="shell-flag"
      aria-label={label}
      prefix={label}
      popupMatchSelectWidth={false}
      value={value}
      options={[
        { value: ANY, label: words.any },
        { value: 'true', label: words.true },
        { value: 'false', label: words.false },
      ]}
      onChange={onChange}
    />
  )
})

const BRANDS = { any: 'Default', true: 'Included', false: 'Excluded' }
const TEST_PLAYERS = { any: 'All', true: 'Test', false: 'No test' }

function Caution({ inWords }: { readonly inWords: boolean }) {
  const isDefault = useChosenOperator() === CMS_DEFAULT
  const missing = useMissingOperator()
  return (
    <>
      <span role="status" className="shell-caution">
        {isDefault && (
          <>
            <WarningOutlined aria-hidden /> {DEFAULT_CAUTION}
          </>
        )}
      </span>
      {missing && inWords && <span className="shell-caution">{missing}</span>}
      {missing && !inWords && (
        <Tooltip title={missing} trigger={['hover', 'focus']}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its tooltip must be reachable by keyboard */}
          <span className="shell-missing" role="img" tabIndex={0} aria-label={missing}>
            <WarningOutlined aria-hidden />
          </span>
        </Tooltip>
      )}
    </>
  )
}

interface FiltersProps {
  readonly page: Page
  /** Where there is room for what else stands in a tooltip. */
  readonly inWords?: boolean
}

/** The global filters of a page, as far as it and the user have them. */
export function Filters({ page, inWords = false }: FiltersProps) {
  const { user } = useSession()
  return (
    <>
      {shows('operator', page, user) && (
        <>
          <Caution inWords={inWords} />
          <OperatorSelector />
        </>
      )}
      {shows('brands', page, user) && (
        <FlagFilter name="includeBrands" label="Brands" words={BRANDS} />
      )}
      {shows('testPlayers', page, user) && (
        <FlagFilter name="isTest" label="Players" words={TEST_PLAYERS} />
      )}
    </>
  )
}
