import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useRoutes } from '@tiffin/router';
import type { RouteObject } from '@tiffin/router';

type Props = { readonly routes: readonly RouteObject[]; readonly notFound: ReactNode };

/** Renders the matching route of a remote. */
export function RemoteRoutes({ routes, notFound }: Props): ReactNode {
  const own = useMemo(() => [...routes], [routes]);
  return useRoutes(own) ?? notFound;
}
