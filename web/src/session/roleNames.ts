import type { Level, Role } from '@/api/gen/shared/enums'

export const roleNames: Record<Role, string> = {
  SUPER_ADMIN: 'Super admin',
  ADMIN: 'Admin',
  DEV_OPS: 'DevOps',
  OPERATOR_ADMIN: 'Operator admin',
  OPERATOR_MANAGER: 'Operator manager',
  AFFILIATE: 'Affiliate',
}

export const levelNames: Record<Level, string> = {
  PLATFORM: 'platform',
  OPERATOR: 'operator',
  BRAND: 'brand',
  AFFILIATE: 'affiliate',
}
