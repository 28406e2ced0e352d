import type { LatLng } from '@tiffin/contracts';

const LIMIT_MS = 10_000;
const OLDEST_MS = 5 * 60_000;

/** Asks the browser where the device is. Rejects if the person refuses, it takes over 10 s, or the page may not ask. */
export async function readDevicePoint(): Promise<LatLng> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        resolve({ latitude, longitude });
      },
      reject,
      { timeout: LIMIT_MS, maximumAge: OLDEST_MS },
    );
  });
}
