import { setAnswerReporter } from '@tiffin/api';
import { lookUpIp } from '@tiffin/api/background';
import { session } from '@tiffin/auth';
import { getConfig } from '@tiffin/config';
import { setMissingMessageReporter } from '@tiffin/i18n';
import type { Locale } from '@tiffin/contracts';
import { describeFact } from './events/describe-fact';
import { keepDeviceInfo } from './device/keep-device-info';
import { startAnalytics } from './events/start-analytics';
import type { createErrorReporter } from './errors/create-error-reporter';
import { firstInput } from '../first-input';
import { reportError, takeErrorReports } from './error-reports';
import { takeFacts } from './facts';
import { followFlags } from './follow-flags';
import { followFraudFlag } from './follow-fraud-flag';
import { screenOwnerOf } from './screen-owner-of';
import { shellVersion } from './shell-version';
import { whenTrackingAllowed } from './when-tracking-allowed';

type Track = ReturnType<typeof startAnalytics>['track'];
type Report = ReturnType<typeof createErrorReporter>;
type Page = { readonly loader: Parameters<typeof screenOwnerOf>[1]; readonly locale: Locale };

/** Starts analytics where they are allowed, error reports and flags. Runs after the first paint, in a lazy chunk. */
export function startTelemetry({ loader, locale }: Page): void {
  const screenOwner = () => screenOwnerOf(window.location.pathname, loader);
  reportErrors(screenOwner);
  whenTrackingAllowed(() => {
    const analytics = startAnalytics({ externalUserId, screenOwner });
    takeFacts((name, payload, atMs) => analytics.track(describeFact(name, payload), atMs));
    analytics.track(describeFact('remoteLoaded', { remote: 'shell', version: shellVersion() }));
    void measure(analytics.track);
    followFraudFlag();
    void lookUpIp().then(keepDeviceInfo);
  });
  followFlags(locale);
}

/** Browsers keep what they have measured, so the code that reads it comes later than what somebody waits for. */
async function measure(track: Track): Promise<void> {
  await firstInput();
  const vitals = await import(/* webpackChunkName: "web-vitals" */ './events/report-web-vitals').catch(
    () => undefined,
  );
  vitals?.reportWebVitals(track);
}

function reportErrors(screenOwner: () => ReturnType<typeof screenOwnerOf>): void {
  const { sideServices, environment, appVersion, release = appVersion } = getConfig();
  const { errorDsn } = sideServices;
  if (errorDsn) {
    const options = { dsn: errorDsn, environment, release };
    let reporter: ReturnType<typeof loadReporter> | undefined;
    takeErrorReports(({ error, tags }) => {
      const report = { error, tags: { ...screenOwner(), ...tags } };
      reporter ??= loadReporter(options);
      reporter.then(
        (send) => send(report),
        // The report is lost, as it is without a network. The next one tries again.
        () => (reporter = undefined),
      );
    });
  }
  setMissingMessageReporter((text) => reportError(text));
  setAnswerReporter(({ kind, field, ...rest }) =>
    reportError(`${kind} in an answer: ${field}${'value' in rest ? ` ${rest.value}` : ''}`),
  );
}

async function loadReporter(options: Parameters<typeof createErrorReporter>[0]): Promise<Report> {
  const errors = await import(/* webpackChunkName: "error-reports" */ './errors/create-error-reporter');
  return errors.createErrorReporter(options);
}

function externalUserId(): string | null {
  const state = session.getState();
  return 'externalUserId' in state ? state.externalUserId : null;
}
