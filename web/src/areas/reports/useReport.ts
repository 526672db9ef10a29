import {
  api,
  type ReportTableApiArg,
  usePartnerReportTableQuery,
  useReportTableQuery,
} from '@/api/gen/reports/endpoints'
import type { ListSource } from '@/kit/list/fetchAllRows'
import { declaredOf, type ReportKey } from './reportFilters'

export type Asked = Omit<ReportTableApiArg, 'report'>

export const endpointOf = (report: ReportKey) =>
  (declaredOf(report).of_partners
    ? api.endpoints.partnerReportTable
    : api.endpoints.reportTable) as typeof api.endpoints.reportTable

/** A report's table, by the call that its readers may make, and where all of its rows are read from. */
export function useReport(report: ReportKey, asked: Asked, skip = false) {
  const isOfPartners = declaredOf(report).of_partners
  const arg = { ...asked, report } as ReportTableApiArg
  const partners = usePartnerReportTableQuery(arg as never, { skip: skip || !isOfPartners })
  const others = useReportTableQuery(arg, { skip: skip || isOfPartners })
  const source: ListSource = { endpoint: endpointOf(report), arg }
  return { call: isOfPartners ? partners : others, source }
}
