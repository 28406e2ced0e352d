import type { Locale } from '@tiffin/contracts';
import { startTelemetry } from '../telemetry/start-telemetry';
import type { ShellLoader } from './create-loader';
import { followDeploys } from './follow-deploys';
import { loadByIntent } from './load-by-intent';

/** Starts the work that the first screen does not need, in one shared lazy chunk. */
export function beginDeferredWork(loader: ShellLoader, locale: Locale): void {
  followDeploys(loader, document);
  loadByIntent(loader, document);
  startTelemetry({ loader, locale });
}
