import { locationInQuery, withoutLocation } from '@tiffin/domain';
import type { DeliveryLocation } from '@tiffin/domain';
import { useSearchParams } from '@tiffin/router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { deliveryLocations } from './delivery-locations';

type ChosenLocation = {
  /** Null while nothing is known: nobody chose one, and the URL names none. */
  readonly location: DeliveryLocation | null;
  /** Remembers a location for the whole site, and takes the one of the URL out of it. */
  readonly choose: (location: DeliveryLocation) => void;
};

/**
 * Returns where food should go. A location in the URL wins, on this page and for the rest of the visit. While a page
 * hydrates, only the URL's is known, as on the server.
 */
export function useDeliveryLocation(): ChosenLocation {
  const [query, setQuery] = useSearchParams();
  const search = query.toString();
  const ofUrl = useMemo(() => locationInQuery(search), [search]);
  const kept = useSyncExternalStore(deliveryLocations.subscribe, deliveryLocations.get, () => null);
  useEffect(() => {
    if (ofUrl) deliveryLocations.visit(ofUrl);
  }, [ofUrl]);
  return {
    location: ofUrl ?? kept,
    choose: (location) => {
      const rest = withoutLocation(query);
      if (rest.toString() !== search) setQuery(rest, { replace: true });
      deliveryLocations.choose(location);
    },
  };
}
