import { getConfig } from '@tiffin/config';
import type { LatLng } from '@tiffin/contracts';

const LIMIT_MS = 10_000;
/** A pin stands above its point, and no picture shows less than some houses. */
const FITTING = { padding: 56, maxZoom: 16 };

/** A pin on an open map. Moving it moves the picture only if the pin would leave it. */
type PlacedPin = {
  readonly moveTo: (to: LatLng) => void;
  readonly remove: () => void;
};

/** What this package needs of a map. */
export type OpenMap = {
  /** Puts an element on a point. A pin with `onDragged` can be dragged. */
  readonly place: (element: HTMLElement, point: LatLng, onDragged?: (to: LatLng) => void) => PlacedPin;
  readonly close: () => void;
};

/** What the library says by itself, in the language of the page. */
type MapWords = {
  readonly scroll: string;
  readonly scrollOnMac: string;
  readonly drag: string;
};

type Opening = {
  /** What the first picture shows. */
  readonly points: readonly LatLng[];
  readonly words: MapWords;
  /** Called if parts of the picture, such as tiles, do not load. The pins stand all the same. */
  readonly onIncomplete: () => void;
};

export type OpenMapAt = (container: HTMLElement, opening: Opening) => Promise<OpenMap>;

/**
 * Opens a map that shows the points, in its own chunk. Rejects without WebGL, and if the style does not load within
 * 10 s.
 */
export const openMap: OpenMapAt = async (container, { points, words, onIncomplete }) => {
  const { map: settings } = getConfig();
  if (!settings) throw new Error('The configuration names no style of a map.');
  const {
    LngLatBounds,
    Map: MapOfLibrary,
    Marker,
    setWorkerUrl,
  } = await import(/* webpackChunkName: "maplibre" */ 'maplibre-gl');
  setWorkerUrl(settings.workerUrl);
  const bounds = points.reduce(
    (all, { latitude, longitude }) => all.extend([longitude, latitude]),
    new LngLatBounds(),
  );
  const map = new MapOfLibrary({
    container,
    style: settings.styleUrl,
    bounds,
    fitBoundsOptions: FITTING,
    attributionControl: { compact: false },
    // The arrow keys move the pin.
    keyboard: false,
    cooperativeGestures: true,
    locale: {
      'CooperativeGesturesHandler.WindowsHelpText': words.scroll,
      'CooperativeGesturesHandler.MacHelpText': words.scrollOnMac,
      'CooperativeGesturesHandler.MobileHelpText': words.drag,
    },
  });
  // A picture: the pins are beside it, and its words below.
  const canvas = map.getCanvas();
  canvas.setAttribute('aria-hidden', 'true');
  canvas.setAttribute('tabindex', '-1');
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error('The style of the map did not load in time.'));
      }, LIMIT_MS);
      void map.once('load').then(() => {
        clearTimeout(timer);
        resolve();
      });
      map.on('error', (event) => {
        // The error of a source names it: its tiles are missing, and the rest of the map works.
        if ('sourceId' in event) {
          onIncomplete();
          return;
        }
        clearTimeout(timer);
        reject(event.error);
      });
    });
  } catch (error) {
    map.remove();
    throw error;
  }
  return {
    place: (element, point, onDragged) => {
      const marker = new Marker({ element, anchor: 'bottom', draggable: onDragged !== undefined })
        .setLngLat([point.longitude, point.latitude])
        .addTo(map);
      marker.on('dragend', () => {
        const { lat, lng } = marker.getLngLat();
        onDragged?.({ latitude: lat, longitude: lng });
      });
      const isShown = () => map.getBounds().contains(marker.getLngLat());
      if (!isShown()) map.fitBounds(map.getBounds().extend(marker.getLngLat()), FITTING);
      return {
        moveTo: ({ latitude, longitude }) => {
          const wasShown = isShown();
          marker.setLngLat([longitude, latitude]);
          // Whoever moved the picture away from a pin looks at something else. The library does not animate for people
          // who prefer reduced motion.
          if (!isShown() && (wasShown || onDragged)) map.panTo([longitude, latitude]);
        },
        remove: () => void marker.remove(),
      };
    },
    close: () => {
      map.remove();
    },
  };
};
