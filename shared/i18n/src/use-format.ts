import { useMemo } from 'react';
import { createFormat } from './create-format';
import type { Format } from './create-format';
import { useLocale } from './use-locale';

/** Returns the formats of the reader's language. */
export function useFormat(): Format {
  const locale = useLocale();
  return useMemo(() => createFormat(locale), [locale]);
}
