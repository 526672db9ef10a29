import type { ContextType, ReactNode } from 'react'
import { brandActions, OperatorBrands } from '@/areas/brands'
import { isBrand, OperatorComposition, operatorActions, operatorTabs } from '@/areas/operators'
import { transformActions } from '@/areas/transforms'
import { lazyComponent } from '@/kit/lazyComponent'
import { PLATFORM_ADMINS } from '@/session/roles'

const composition: ContextType<typeof OperatorComposition> = {
  tabs: [
    operatorTabs.details,
    operatorTabs.settings,
    operatorTabs.wallets,
    {
      key: 'brands',
      label: 'Brands',
      appliesTo: (operator) => !isBrand(operator),
      permission: 'operators_read',
      roles: PLATFORM_ADMINS,
      Body: OperatorBrands,
    },
    {
      key: 'domains',
      label: 'Domains',
      permission: 'domains_read',
      Body: lazyComponent(() => import('@/areas/domains_v2').then((code) => code.OperatorDomains)),
    },
    operatorTabs.staff,
    {
      key: 'activities',
      label: 'Activities',
      permission: 'activities_read',
      Body: lazyComponent(() =>
        import('@/areas/activities').then((code) => code.OperatorActivities),
      ),
    },
    operatorTabs.json,
  ],
  actions: [
    operatorActions.general,
    operatorActions.settings,
    brandActions.create,
    transformActions.toBrand,
    transformActions.toOperator,
    brandActions.delete,
  ],
  Treasuries: lazyComponent(() =>
    import('@/areas/treasuries').then((code) => code.OperatorTreasuries),
  ),
}

/** Around an operator's page: what the areas show of it and do to it. */
export function Operators({ children }: { readonly children: ReactNode }) {
  return <OperatorComposition value={composition}>{children}</OperatorComposition>
}
