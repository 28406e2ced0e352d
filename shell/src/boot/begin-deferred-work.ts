import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@tiffin/contracts';
import { followOfflineCopies } from '../offline/follow-offline-copies';
import type { Speaker } from '../offline/offline-words';
import type { keptSearch } from '../domain/kept-target';
import { startPageTransitions } from '../page-transitions/start-page-transitions';
import type { ShownHistory } from '../page-transitions/with-page-transitions';
import { startTelemetry } from '../telemetry/start-telemetry';
import type { ShellLoader } from './create-loader';
import { followDeploys } from './follow-deploys';
import { loadByIntent } from './load-by-intent';

type Page = {
  readonly loader: ShellLoader;
  readonly locale: Locale;
  readonly queryClient: QueryClient;
  readonly keptSearch: typeof keptSearch;
  readonly i18n: Speaker;
  readonly history: ShownHistory;
};

/** Starts the work that the first screen does not need, in one shared lazy chunk. */
export function beginDeferredWork({ loader, locale, queryClient, keptSearch, i18n, history }: Page): void {
  followDeploys(loader, document);
  startPageTransitions(history, loadByIntent({ loader, queryClient, keptSearch }, document));
  startTelemetry({ loader, locale });
  followOfflineCopies(queryClient, i18n);
}
