import type { i18n } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

type I18nProviderProps = { readonly i18n: i18n; readonly children: ReactNode };

/** Provides the components inside with an instance of their own (tests, a partner's page). */
export function I18nProvider({ i18n, children }: I18nProviderProps): ReactElement {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
