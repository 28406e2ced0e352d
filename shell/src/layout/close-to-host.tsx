import { useEmbedHost } from '@tiffin/config';
import { useLocation } from '@tiffin/router';
import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useRouteOf } from '../route-of-context';

const CloseButton = lazy(() =>
  import('../embedding/close-button').then((module) => ({ default: module.CloseButton })),
);

/** Renders the button back to the host application, once an order is placed. */
export function CloseToHost(): ReactElement | null {
  const host = useEmbedHost();
  const { pathname } = useLocation();
  const routeOf = useRouteOf();
  if (!host || !routeOf(pathname)?.isAfterOrder) return null;
  return (
    <Suspense>
      <CloseButton onPress={host.close} />
    </Suspense>
  );
}
