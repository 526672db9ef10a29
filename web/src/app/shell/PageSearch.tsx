import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import type { Page } from '@/session/page'
import { useSession } from '@/session/session'
import { keptQuery } from '../query'
import { pagesOf } from '../routes'
import { wordsOf } from './paletteSearch'

/** The pages whose title, menu words or path hold every word of the text. */
export function pagesFor(text: string, pages: readonly Page[]): readonly Page[] {
  const words = wordsOf(text)
  return pages.filter(({ title, menu, path }) => {
    const known = `${title} ${menu?.group ?? ''} ${menu?.label ?? ''} ${path}`.toLowerCase()
    return words.every((word) => known.includes(word))
  })
}

/** Finds a page among those the user may open. Enter opens the first, or the one chosen by arrows. */
export function PageSearch() {
  const { user } = useSession()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  // a record is reached from its list
  const pages = pagesOf(user).filter(({ path }) => !path.includes(':'))
  const found = pagesFor(text, pages)
  const to = (page: Page) => ({ pathname: page.path, search: keptQuery(query, page) })

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const page = found[at]
    if (step !== 0) {
      event.preventDefault()
      setAt(Math.min(Math.max(at + step, 0), Math.max(found.length - 1, 0)))
    } else if (event.key === 'Enter' && page) {
      event.preventDefault()
      void navigate(to(page))
    }
  }

  return (
    <search className="shell-search" aria-label="Pages">
      <Input
        autoFocus
        aria-label="Find a page"
        placeholder="Find a page"
        prefix={<SearchOutlined aria-hidden />}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul>
        {found.map((page, index) => (
          <li key={page.path}>
            <Link to={to(page)} data-chosen={index === at}>
              <span>{page.title}</span>
              {page.menu && <small>{page.menu.group}</small>}
            </Link>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p role="status">No results.</p>}
    </search>
  )
}
