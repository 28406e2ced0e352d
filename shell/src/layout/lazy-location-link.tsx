import { lazy, Suspense } from 'react';
import type { ReactElement } from 'react';
import { useAfterLoad } from './use-after-load';

// The header works without it, and the home page has the field.
const LocationLink = lazy(() =>
  import(/* webpackChunkName: "location-link" */ './location-link').then(
    (link) => ({ default: link.LocationLink }),
    () => ({ default: () => null }),
  ),
);

/** Renders the link to the delivery location after everything else has loaded. It moves nothing in the header. */
export function LazyLocationLink(): ReactElement | null {
  const isAfterLoad = useAfterLoad();
  if (!isAfterLoad) return null;
  return (
    <Suspense fallback={null}>
      <LocationLink />
    </Suspense>
  );
}
