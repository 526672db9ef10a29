import { subMenuItemRules } from '@/api/gen/cms/rules'

/** An https address or a path of the site, as the contract says it. */
export function isSafeLink(href: string): boolean {
  const rule = subMenuItemRules.url.find((each) => 'pattern' in each)
  return rule?.pattern ? new RegExp(rule.pattern).test(href) : false
}
