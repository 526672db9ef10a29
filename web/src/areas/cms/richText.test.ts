import { Editor } from '@tiptap/react'
import { expect, test } from 'vitest'
import { extensions, htmlOf } from './richText'

const written = (content: string): string =>
  htmlOf(new Editor({ extensions, content, textDirection: 'auto' }))

test('lists and quotes go the way of the page, what stands in them its own', () => {
  const html = written('<ul><li><p>سلام</p></li></ul><ol start="3"><li><p>a</p></li></ol>')
  expect(html).toBe(
    '<ul><li><p dir="auto">سلام</p></li></ul><ol start="3"><li><p dir="auto">a</p></li></ol>',
  )
  expect(written('<blockquote dir="rtl"><p>a</p></blockquote>')).toBe(
    '<blockquote dir="rtl"><p dir="auto">a</p></blockquote>',
  )
})

test('an empty text is no paragraph', () => {
  expect(written('<p></p>')).toBe('')
})
