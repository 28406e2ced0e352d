import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import type { ErrorReport } from './error-report';
import { scrub } from './scrub';

const MOST_A_PAGE = 30;

type Options = {
  /** A DSN in Sentry's format. */
  readonly dsn: string;
  readonly environment: string;
  readonly release: string;
};

/**
 * Reports errors to a service that supports Sentry's protocol, each error once and at most 30 per page. A
 * report contains no token, code, e-mail address or card number, and nothing about the person.
 */
export function createErrorReporter({ dsn, environment, release }: Options): (report: ErrorReport) => void {
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    integrations: [],
    sendClientReports: false,
    // Otherwise a report asks its receiver to store the person's IP.
    dataCollection: { userInfo: false },
    stackParser: defaultStackParser,
    transport: makeFetchTransport,
    beforeSend: (event) => {
      scrub(event);
      // Restores the release: scrubbing would remove digits of it that look like a code.
      return { ...event, release };
    },
  });
  client.init();
  const seen = new Set<unknown>();
  return ({ error, tags }) => {
    if (seen.has(error) || seen.size >= MOST_A_PAGE) return;
    seen.add(error);
    const scope = new Scope();
    scope.setTags({ ...tags });
    if (typeof error === 'string') client.captureMessage(error, 'warning', {}, scope);
    else client.captureException(error, {}, scope);
  };
}
