import { createContext } from 'react';
import type { I18n } from './i18n';

/** The instance of the nearest provider. */
export const I18nContext = createContext<I18n | undefined>(undefined);
