import type { BillPart, Locale } from '@tiffin/contracts';

/** Returns that the host, or the host's company, pays for something. In Chinese it follows what is paid. */
export function hostPays(
  host: string,
  { isCoveredByCompany }: Pick<BillPart, 'isCoveredByCompany'>,
  locale: Locale,
): string {
  if (locale === 'zh') return isCoveredByCompany ? `由 ${host} 的公司支付` : `由 ${host} 支付`;
  return isCoveredByCompany ? `${host}’s company pays` : `${host} pays`;
}
