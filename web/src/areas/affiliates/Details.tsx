import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AffiliateDetails } from '@/api/gen/affiliates/endpoints'
import { Copy } from '@/kit/display/Copy'
import { Count } from '@/kit/display/Count'
import { DateTime } from '@/kit/display/DateTime'
import { languageName } from '@/kit/display/languageName'
import { Money } from '@/kit/display/Money'
import { Name } from '@/kit/display/Name'
import { RecordFields } from '@/kit/display/RecordFields'
import { useAddressTab } from '@/kit/list/useOpenRecord'
import type { RecordTabProps } from '@/kit/record/recordTabs'
import { FigureLink } from '@/session/FigureLink'
import { useCan, useSession } from '@/session/session'
import { fields } from './fields'
import { affiliateAt, billedAt, channelsAt, playersAt, referredAt } from './links'
import { Settings } from './Settings'
import { useIsOwn } from './useIsOwn'

/** Who an affiliate is, what they are owed, and by which percentages they earn. */
export function Details({ record: affiliate }: RecordTabProps<AffiliateDetails>) {
  const { referredBy, referredByTitle } = affiliate
  const isOwn = useIsOwn()
  return (
    <>
      <RecordFields
        title="Figures"
        fields={[
          [
            'Players',
            <Figure key="players" to={playersAt(affiliate)} tab="players">
              <Count of={affiliate.players} />
            </Figure>,
          ],
          [
            'Channels',
            <Figure key="channels" to={channelsAt(affiliate)} tab="channels">
              <Count of={affiliate.channels} />
            </Figure>,
          ],
          [
            'Outstanding',
            <Figure key="open" to={billedAt(affiliate)} tab="months">
              <Money amount={affiliate.openAmountInUSD} />
            </Figure>,
          ],
          [
            'Claimable',
            <TabLink key="claimable" tab="months">
              <Money amount={affiliate.claimableInUSD} />
            </TabLink>,
          ],
        ]}
      />
      <Settings affiliate={affiliate} />
      <RecordFields
        title="Affiliate"
        fields={[
          ...fields.facts(affiliate, 'affId', 'affCode', 'opId'),
          [
            'Referred by',
            referredBy && <Referrer key="by" affId={referredBy} title={referredByTitle} />,
          ],
          [
            'Affiliates referred',
            isOwn ? (
              affiliate.referredAffiliates
            ) : (
              <FigureLink key="referred" to={referredAt(affiliate)}>
                {affiliate.referredAffiliates}
              </FigureLink>
            ),
          ],
          ...fields.facts(affiliate, 'createdAt'),
          ...(affiliate.deletedAt
            ? [['Deleted', <DateTime key="deleted" at={affiliate.deletedAt} />] as const]
            : []),
        ]}
      />
      <Account affiliate={affiliate} />
    </>
  )
}

interface ReferrerProps {
  readonly affId: string
  readonly title: string | null | undefined
}

/** Who referred the affiliate; staff are led there. */
function Referrer({ affId, title }: ReferrerProps) {
  const isOwn = useIsOwn()
  const name = <Name text={title ?? affId} />
  return isOwn ? name : <FigureLink to={affiliateAt({ affId })}>{name}</FigureLink>
}

interface TabLinkProps {
  readonly tab: string
  readonly children: ReactNode
}

/** To another tab of what is open. */
function TabLink({ tab, children }: TabLinkProps) {
  const { choose } = useAddressTab()
  return (
    <button type="button" className="kit-link" onClick={() => choose(tab)}>
      {children}
    </button>
  )
}

interface FigureProps extends TabLinkProps {
  /** The list that staff read; an affiliate finds the same on a tab. */
  readonly to: string
}

/** A figure with the list that it counts: staff's own, or the affiliate's on this page. */
function Figure({ to, tab, children }: FigureProps) {
  const isOwn = useIsOwn()
  if (isOwn) return <TabLink tab={tab}>{children}</TabLink>
  return <FigureLink to={to}>{children}</FigureLink>
}

/** Who signs in, and where that is changed. */
function Account({ affiliate }: { readonly affiliate: AffiliateDetails }) {
  const { userCode } = affiliate
  const isOwn = useSession().user.userCode === userCode
  const readsAdmins = useCan('admins_read')
  return (
    <>
      <RecordFields
        title="Account"
        fields={[
          ...fields.facts(affiliate, 'nickname', 'email'),
          ['User code', <Copy key="code" text={userCode} what="user code" />],
          ['Language', () => languageName(affiliate.language)],
          ['Time zone', () => affiliate.timezone.replaceAll('_', ' ')],
        ]}
      />
      {isOwn && (
        <p>
          <Link to="/user/profile">Profile</Link>
        </p>
      )}
      {!isOwn && readsAdmins && (
        <p>
          <Link to={`/settings/admins/${encodeURIComponent(userCode)}`}>Account in Admins</Link>
        </p>
      )}
    </>
  )
}
