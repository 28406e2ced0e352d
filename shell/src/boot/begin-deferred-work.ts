import type { QueryClient } from '@tanstack/react-query';
import type { Locale } from '@tiffin/contracts';
import { firstInput } from '../first-input';
import { followOfflineCopies } from '../offline/follow-offline-copies';
import type { I18n } from '@tiffin/i18n';
import type { keptTarget } from '../domain/kept-target';
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
  readonly keptTarget: typeof keptTarget;
  readonly i18n: I18n;
  readonly history: ShownHistory;
};

/** Starts the work that the first screen does not need, in one shared lazy chunk. */
export function beginDeferredWork({ loader, locale, queryClient, keptTarget, i18n, history }: Page): void {
  followDeploys(loader, document);
  // Remotes use the shell's copy of this module, which is in its build because it is imported here.
  void import('@tiffin/i18n/message');
  startPageTransitions(history, loadByIntent({ loader, queryClient, keptTarget }, document));
  startTelemetry({ loader, locale });
  followOfflineCopies(queryClient, i18n);
  // No one has the focus yet.
  void firstInput().then(() =>
    import(/* webpackChunkName: "keep-focus" */ './keep-focus').then(
      ({ keepFocus }) => keepFocus(document),
      () => undefined,
    ),
  );
}
