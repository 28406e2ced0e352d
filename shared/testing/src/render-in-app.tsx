import type { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { createQueryClient } from '@tiffin/api';
import type { ErrorEffect } from '@tiffin/api';
import type { AppConfig } from '@tiffin/config';
import type { Locale } from '@tiffin/contracts';
import { deliveryLocations } from '@tiffin/delivery-location';
import type { DeliveryLocation } from '@tiffin/domain';
import { createI18n } from '@tiffin/i18n';
import { createMemoryHistory } from '@tiffin/router';
import type { RouteObject } from '@tiffin/router';
import type { ReactElement } from 'react';
import { AppFrame } from './app-frame';
import { startTestSession } from './test-session';
import type { TestSession } from './test-session';

type Options = {
  /** The initial path. */
  readonly path?: string;
  /** The route pattern of `ui`, such as `/m/:merchantExternalId/menu`; every path by default. */
  readonly route?: string;
  /** Additional screens. */
  readonly routes?: readonly RouteObject[];
  readonly locale?: Locale;
  readonly session?: TestSession;
  /** Where the person wants food; what an earlier screen of the test chose by default. */
  readonly deliveryLocation?: DeliveryLocation;
  /** Replaces `testConfig`. */
  readonly config?: AppConfig;
};

export type RenderedApp = RenderResult & {
  readonly user: UserEvent;
  readonly queryClient: QueryClient;
  /** Returns path and query of the current screen. */
  readonly location: () => string;
  readonly navigate: (path: string) => Promise<void>;
  readonly goBack: () => Promise<void>;
  /** Everything that the one error handler received. */
  readonly effects: readonly ErrorEffect[];
};

/**
 * Renders a screen like the shell: cache, router, language, toasts, announcements, and a session that is
 * known at once.
 */
export function renderInApp(
  ui: ReactElement,
  {
    path = '/',
    route = '*',
    routes = [],
    locale = 'en',
    session = 'guest',
    deliveryLocation,
    config,
  }: Options = {},
): RenderedApp {
  startTestSession(session, config);
  if (deliveryLocation) deliveryLocations.choose(deliveryLocation);
  const effects: ErrorEffect[] = [];
  const queryClient = createQueryClient({ onEffect: (effect) => effects.push(effect) });
  const history = createMemoryHistory({ initialEntries: [path], v5Compat: true });
  const screens = [...routes, { path: route, element: ui }, { path: '*', element: null }];
  const rendered = render(
    <AppFrame i18n={createI18n(locale)} queryClient={queryClient} history={history} routes={screens} />,
  );
  return {
    ...rendered,
    user: userEvent.setup(),
    queryClient,
    location: () => history.location.pathname + history.location.search,
    navigate: (to) => act(async () => history.push(to)),
    goBack: () => act(async () => history.go(-1)),
    effects,
  };
}
