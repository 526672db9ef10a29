import { Image } from '@tiptap/extension-image'
import type { Editor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { assetUrl } from '@/areas/media'
import { isSafeLink } from './links'

/** An image of the gallery: the text holds its path, the editor shows it from where images stand. */
const GalleryImage = Image.extend({
  parseHTML() {
    return [{ tag: 'img[src^="/"]' }]
  },
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img')
      dom.src = assetUrl(String(node.attrs['src'])) ?? ''
      dom.alt = String(node.attrs['alt'] ?? '')
      dom.referrerPolicy = 'no-referrer'
      return { dom }
    }
  },
})

/** What a body may hold, and no more: what is pasted besides is dropped with its styles. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isSafeLink(url),
    },
  }),
  GalleryImage,
]

const OWN_DIRECTION = /(<(?:ul|ol|li|blockquote)(?: [^>]*)?) dir="auto"/g

/** What was written, empty where nothing is there. Lists and quotes go the way of the page: by themselves they would
 * not, since `auto` does not look into blocks that have a direction of their own. */
export const htmlOf = (editor: Editor): string =>
  editor.isEmpty ? '' : editor.getHTML().replace(OWN_DIRECTION, '$1')
