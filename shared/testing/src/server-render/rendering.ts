import type { AppConfig } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import type { DeliveryLocation } from '@tiffin/domain';
import type { ReactElement } from 'react';
import type { TestSession } from '../test-session';

/** What server and browser render: both load the screen's modules themselves. */
export type Rendering = {
  readonly load: () => Promise<ReactElement>;
  readonly path?: string;
  /** The route pattern of the screen; every path by default. */
  readonly route?: string;
  readonly locale?: Locale;
  /** The public data that the server has read, by query key. The browser gets the same with the page. */
  readonly filled?: readonly (readonly [queryKey: readonly unknown[], data: unknown])[];
  /** Replaces the configuration of tests, on both sides. */
  readonly config?: AppConfig;
  readonly browser?: BrowserState;
};

/** What a browser knows and the server does not. */
export type BrowserState = {
  /** A guest who is known before the page hydrates by default. */
  readonly session?: TestSession;
  readonly deliveryLocation?: DeliveryLocation;
  /** What other parts of the page have read before the screen hydrates, by query key. */
  readonly read?: Rendering['filled'];
  /** `localStorage` by key. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly isOnline?: boolean;
  /** The page's width in px; a phone's by default. */
  readonly width?: number;
};

/** What is around the screen: the same on both sides. */
export type Around = Required<Pick<Rendering, 'path' | 'route' | 'locale' | 'filled' | 'config'>> & {
  /** When the server rendered and read the data, in milliseconds since 1970. */
  readonly serverMs: number;
};
