import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { ApiError } from '@/api/answer'
import { api, type DocumentInReview, type KycDocument } from '@/api/gen/kyc/endpoints'
import { write } from '@/api/write'
import type { MustSeeProps } from '@/kit/bulk/bulk'
import { Failure } from '@/kit/display/Failure'
import { Name } from '@/kit/display/Name'
import { joined } from '@/kit/display/None'
import { RowsSkeleton } from '@/kit/display/Skeletons'
import { reviewImageAddress } from './imageTransform'
import { WatchedImages } from './WatchedImages'
import './kyc.css'

/** Opens the review of a document, and holds what it shows as long as it is drawn, and nowhere else. */
function useReview(uuid: string) {
  const dispatch = useDispatch()
  const [round, setRound] = useState(0)
  const [review, setReview] = useState<DocumentInReview | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round tries again
  useEffect(() => {
    let isWanted = true
    setReview(null)
    setError(null)
    void write(dispatch as never, api.endpoints.kycReviewOpen, { uuid }).then((result) => {
      if (!isWanted) return
      if (result.ok) setReview(result.data)
      else setError(result.error)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, uuid, round])
  return { review, error, openAgain: () => setRound(round + 1) }
}

/** The images and the name to compare with, for those who see both masked everywhere else. */
export function ImagesInReview({ record, onSeen }: MustSeeProps<KycDocument>) {
  const { review, error, openAgain } = useReview(record.uuid)
  if (error)
    return (
      <Failure
        doing="opening the review"
        what="The review was not opened"
        error={error}
        onRetry={openAgain}
      />
    )
  if (!review) return <RowsSkeleton rows={3} columns={1} />
  return (
    <>
      <p className="kyc-compare">
        Name to compare with: <Name text={joined([review.firstName, review.lastName])} />
        <small>Shown in this review alone. That you opened it stays on record.</small>
      </p>
      <WatchedImages
        record={record}
        images={review.images}
        addressOf={reviewImageAddress}
        onSeen={onSeen}
      />
    </>
  )
}
