import type { Locale } from '@tiffin/contracts';
import { startTelemetry } from '../telemetry/start-telemetry';
import type { ShellLoader } from './create-loader';
import { followDeploys } from './follow-deploys';
import { loadByIntent } from './load-by-intent';

/** What a page does once its first screen is there: none of it is worth a request of its own, nor bytes before that. */
export function beginLateWork(loader: ShellLoader, locale: Locale): void {
  followDeploys(loader, document);
  loadByIntent(loader, document);
  startTelemetry({ loader, locale });
}
