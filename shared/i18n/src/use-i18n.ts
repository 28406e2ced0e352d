import type { i18n } from 'i18next';
import { useContext } from 'react';
import { I18nContext } from 'react-i18next';
import { createI18n } from './create-i18n';
import { keptI18n } from './current-i18n';

/** Returns the instance of the nearest provider, else the current one, else a new English one. */
export function useI18n(): i18n {
  const context = useContext(I18nContext);
  return context?.i18n ?? keptI18n() ?? createI18n('en');
}
