import { session } from '@tiffin/auth';
import { createLocationStore } from './create-location-store';
import type { LocationStore } from './create-location-store';

/** The delivery location of the page. Shell and remotes share this module. */
export const deliveryLocations: LocationStore = createLocationStore(session);
