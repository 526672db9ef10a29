import { Form } from 'antd'
import { useEffect, useState } from 'react'
import { readList } from '@/kit/display/readValue'
import { assetUrl } from './assets'
import './media.css'

/** The images that a form is about to upload. Where images of content are not shown, these are not either. */
export function ChosenImages({ field = 'file' }: { readonly field?: string }) {
  const files = Form.useWatch<readonly File[] | undefined>(field)
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const made = readList(files).map((file) => URL.createObjectURL(file))
    setUrls(made)
    return () => {
      for (const url of made) URL.revokeObjectURL(url)
    }
  }, [files])
  if (urls.length === 0 || assetUrl('/') === null) return null
  return (
    <div className="media-chosen">
      {urls.map((url) => (
        <img key={url} className="media-image" src={url} alt="" />
      ))}
    </div>
  )
}
