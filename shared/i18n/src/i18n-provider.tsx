import type { ReactElement, ReactNode } from 'react';
import type { I18n } from './i18n';
import { I18nContext } from './i18n-context';

type I18nProviderProps = { readonly i18n: I18n; readonly children: ReactNode };

/** Provides the components inside with an instance of their own (tests, a partner's page). */
export function I18nProvider({ i18n, children }: I18nProviderProps): ReactElement {
  return <I18nContext value={i18n}>{children}</I18nContext>;
}
