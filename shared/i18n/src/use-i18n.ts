import { useContext } from 'react';
import { createI18n } from './create-i18n';
import { keptI18n } from './current-i18n';
import type { I18n } from './i18n';
import { I18nContext } from './i18n-context';

/** Returns the instance of the nearest provider, else the current one, else a new English one. */
export function useI18n(): I18n {
  return useContext(I18nContext) ?? keptI18n() ?? createI18n('en');
}
