import { RemoteBoundary } from '@tiffin/federation';
import { useLocation } from '@tiffin/router';
import type { ReactElement } from 'react';
import { useRouteOf } from '../route-of-context';
import { NotFound } from './not-found';

/** Renders the screen of the remote that owns the path. */
export function RemoteOutlet(): ReactElement {
  const { pathname } = useLocation();
  const owner = useRouteOf()(pathname);
  if (!owner) return <NotFound />;
  return <RemoteBoundary key={owner.remote} remote={owner.remote} notFound={<NotFound />} />;
}
