import {
  BoldOutlined,
  ItalicOutlined,
  LineOutlined,
  LinkOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { Button, ConfigProvider } from 'antd'
import { type ReactNode, useEffect } from 'react'
import type { GALLERY_V1, GALLERY_V2 } from '@/areas/media'
import { useImagePicker } from '@/areas/media'
import { useDialog } from '@/kit/dialog/useDialog'
import { LinkDialog } from './LinkDialog'
import { extensions, htmlOf } from './richText'
import { cleanHtml, cleanPaste } from './safeHtml'

interface RichTextProps {
  readonly dir: 'ltr' | 'rtl'
  readonly label: string
  readonly gallery: typeof GALLERY_V1 | typeof GALLERY_V2
  /** These come from the form. */
  readonly id?: string
  readonly value?: string
  readonly onChange?: (html: string) => void
}

const nonce = (): string => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''

/** HTML of the elements that bodies may have. What is pasted keeps these and loses the rest. */
export function RichText({ dir, label, gallery, id, value = '', onChange }: RichTextProps) {
  const { componentDisabled = false } = ConfigProvider.useConfig()
  const editor = useEditor({
    extensions,
    content: cleanHtml(value),
    injectNonce: nonce(),
    textDirection: 'auto',
    editable: !componentDisabled,
    editorProps: {
      transformPastedHTML: cleanPaste,
      attributes: {
        ...(id && { id }),
        dir,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
      },
    },
    onUpdate: ({ editor: changed }) => onChange?.(htmlOf(changed)),
  })
  useEffect(() => {
    // Set from outside: a draft, the source text, the present version.
    if (value !== htmlOf(editor)) {
      editor.commands.setContent(cleanHtml(value), { emitUpdate: false })
    }
  }, [editor, value])
  useEffect(() => editor.setEditable(!componentDisabled, false), [editor, componentDisabled])
  return (
    <div className="cms-rich-text">
      <Toolbar editor={editor} gallery={gallery} />
      <EditorContent editor={editor} />
    </div>
  )
}

interface Tool {
  readonly name: string
  readonly label: string
  readonly icon: ReactNode
  readonly attributes?: object
  readonly run: (editor: Editor) => unknown
}

const chain = (editor: Editor) => editor.chain().focus()

const HEADINGS: readonly Tool[] = ([2, 3, 4] as const).map((level) => ({
  name: 'heading',
  label: `Heading ${level}`,
  icon: `H${level}`,
  attributes: { level },
  run: (editor) => chain(editor).toggleHeading({ level }).run(),
}))
const TOOLS: readonly Tool[] = [
  ...HEADINGS,
  { name: 'bold', label: 'Bold', icon: <BoldOutlined />, run: (e) => chain(e).toggleBold().run() },
  {
    name: 'italic',
    label: 'Italic',
    icon: <ItalicOutlined />,
    run: (e) => chain(e).toggleItalic().run(),
  },
  {
    name: 'underline',
    label: 'Underline',
    icon: <UnderlineOutlined />,
    run: (e) => chain(e).toggleUnderline().run(),
  },
  {
    name: 'strike',
    label: 'Strike through',
    icon: <StrikethroughOutlined />,
    run: (e) => chain(e).toggleStrike().run(),
  },
  {
    name: 'bulletList',
    label: 'Bulleted list',
    icon: <UnorderedListOutlined />,
    run: (e) => chain(e).toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    label: 'Numbered list',
    icon: <OrderedListOutlined />,
    run: (e) => chain(e).toggleOrderedList().run(),
  },
  { name: 'blockquote', label: 'Quote', icon: '❝', run: (e) => chain(e).toggleBlockquote().run() },
  {
    name: 'horizontalRule',
    label: 'Line',
    icon: <LineOutlined />,
    run: (e) => chain(e).setHorizontalRule().run(),
  },
]

interface ToolbarProps {
  readonly editor: Editor
  readonly gallery: RichTextProps['gallery']
}

function Toolbar({ editor, gallery }: ToolbarProps) {
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [
      ...TOOLS.map(({ name, attributes }) => now.isActive(name, attributes)),
      now.isActive('link'),
    ],
  })
  const link = useDialog(LinkDialog)
  const pickImage = useImagePicker(gallery)
  const setLink = (href: string) =>
    href === ''
      ? chain(editor).extendMarkRange('link').unsetLink().run()
      : chain(editor).extendMarkRange('link').setLink({ href }).run()
  return (
    <div className="cms-tools" role="toolbar" aria-label="Formatting">
      {TOOLS.map(({ label, icon, run }, at) => (
        <ToolButton
          key={label}
          label={label}
          icon={icon}
          isPressed={active[at] ?? false}
          onClick={() => run(editor)}
        />
      ))}
      <ToolButton
        label="Link"
        icon={<LinkOutlined />}
        isPressed={active.at(-1) ?? false}
        onClick={() => link({ href: editor.getAttributes('link')['href'] ?? '', onSave: setLink })}
      />
      <ToolButton
        label="Image"
        icon={<PictureOutlined />}
        onClick={() =>
          pickImage(({ path, alt }) => chain(editor).setImage({ src: path, alt }).run())
        }
      />
      <ToolButton label="Undo" icon={<UndoOutlined />} onClick={() => chain(editor).undo().run()} />
      <ToolButton label="Redo" icon={<RedoOutlined />} onClick={() => chain(editor).redo().run()} />
    </div>
  )
}

interface ToolButtonProps {
  readonly label: string
  readonly icon: ReactNode
  readonly isPressed?: boolean
  readonly onClick: () => void
}

const ToolButton = ({ label, icon, isPressed, onClick }: ToolButtonProps) => (
  <Button
    type="text"
    size="small"
    icon={icon}
    aria-label={label}
    title={label}
    {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
    onClick={onClick}
  />
)
