import { createQueryClient } from '@tiffin/api';
import { createI18n } from '@tiffin/i18n';
import { createMemoryHistory } from '@tiffin/router';
import type { ReactElement } from 'react';
import { AppFrame } from '../app-frame';
import type { Around } from './rendering';

/** Returns the app with a screen and filled queries. */
export function makeApp(
  screen: ReactElement,
  { path, route, locale, filled, serverMs }: Around,
): ReactElement {
  const queryClient = createQueryClient({ onEffect: () => undefined });
  for (const [queryKey, data] of filled) queryClient.setQueryData(queryKey, data, { updatedAt: serverMs });
  return (
    <AppFrame
      i18n={createI18n(locale)}
      queryClient={queryClient}
      history={createMemoryHistory({ initialEntries: [path], v5Compat: true })}
      routes={[
        { path: route, element: screen },
        { path: '*', element: null },
      ]}
    />
  );
}
