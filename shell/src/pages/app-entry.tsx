import { Navigate, useLocation } from '@tiffin/router';
import type { ReactElement } from 'react';
import { appEntryTarget } from '../domain/app-entry';

/** Redirects `/_app` by its query. */
export function AppEntry(): ReactElement {
  const { search } = useLocation();
  return <Navigate to={appEntryTarget(search)} replace />;
}
