import type { CurrentUser } from '@/kit/currentUser'

/** Who uses the building blocks, for what is asked of them outside of a page. */
export const currentUser = (own: Partial<CurrentUser> = {}): CurrentUser => ({
  userCode: 'U1',
  role: 'SUPER_ADMIN',
  permissions: [],
  accessPath: '/user/access',
  listScope: '{}',
  ...own,
})
