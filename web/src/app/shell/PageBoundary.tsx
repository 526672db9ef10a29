import { Button } from 'antd'
import { Component, type ReactNode } from 'react'
import { Message } from './Message'

interface PageBoundaryProps {
  readonly children: ReactNode
}

interface PageBoundaryState {
  readonly error: unknown
}

const isGone = (error: unknown): boolean =>
  error instanceof TypeError && /import|fetch/i.test(error.message)

const WORDS = {
  gone: {
    title: 'This page could not be loaded',
    text: 'The connection was lost, or the console was updated in the meantime. Reload the page.',
  },
  broken: {
    title: 'This page stopped working',
    text: 'Something on it could not be displayed. Reload the page to continue.',
  },
}

/** Stands in for a page that broke, or whose code is gone since a newer console was installed. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override readonly state: PageBoundaryState = { error: null }

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const { title, text } = isGone(error) ? WORDS.gone : WORDS.broken
    return (
      <Message
        title={title}
        buttons={
          <Button type="primary" autoFocus onClick={() => location.reload()}>
            Reload
          </Button>
        }
      >
        <p>{text}</p>
      </Message>
    )
  }
}
