import { RemoteBoundary } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import type { ReactElement } from 'react';
import { routeOf } from '../domain/route-of';
import { NotFound } from './not-found';

/** The screen of the remote that owns the address. */
export function RemoteOutlet(): ReactElement {
  const { pathname } = useLocation();
  const owner = routeOf(pathname);
  if (!owner) return <NotFound />;
  return <RemoteBoundary key={owner.remote} remote={owner.remote} notFound={<NotFound />} />;
}
