import { createGuestTokens, session } from '@tiffin/auth';
import type { GuestToken, Person, SessionSource } from '@tiffin/auth';
import type { AppConfig } from '@tiffin/config';
import type { HostMessage } from '@tiffin/contracts';
import { createHostedToken } from './protocol/create-hosted-token';
import { createQuestions } from './protocol/create-questions';
import { getSupportedPaymentMethod } from './protocol/host-payments';
import { bus } from '@tiffin/event-bus';
import { reportError } from '../telemetry/error-reports';
import { loadPerson } from './load-person';
import { offerHost } from './offer-host';
import { lineOf } from './open-line';

type Start = {
  readonly page: Window;
  readonly config: AppConfig;
  readonly guestToken: GuestToken | undefined;
  /** Starts the session of a page that turns out to have no host. */
  readonly alone: () => void;
};

type Events = Parameters<NonNullable<SessionSource['listen']>>[0];

/**
 * Starts the session that a host provides (specification 4). The session is a guest's until the host's person is
 * known, and never redirects.
 */
export async function startEmbedding({ page, config, guestToken, alone }: Start): Promise<void> {
  const open = await lineOf(page, config);
  if (!open) {
    alone();
    return;
  }
  let events: Events | undefined;
  let isGreeted = false;
  let goOn: (nobody: null) => void = () => undefined;
  const nobodyYet = new Promise<null>((resolve) => (goOn = resolve));
  const take = (message: HostMessage): void => {
    switch (message.type) {
      case 'INIT':
        isGreeted = true;
        offer.take(message);
        token.take(message.initData?.session_token ?? null);
        return;
      case 'TOKEN':
        token.take(message.session_token);
        return;
      case 'SUPPORTED_PAYMENT_METHOD':
      case 'PAYMENT':
        questions.settle(message);
    }
  };
  const line = open({ take, report: (fault) => reportError(`Embedding: a message is ${fault}`) });
  const questions = createQuestions(line);
  const offer = offerHost(line, questions);
  const askToSignIn = async (): Promise<void> => {
    line.say({ type: 'SIGN_IN_REQUEST' });
  };
  const token = createHostedToken<Person>({
    ask: () => line.say({ type: isGreeted ? 'TOKEN_REQUEST' : 'HELLO' }),
    load: loadPerson,
    onPerson: (person) => {
      events?.found(person);
      line.say({ type: 'READY' });
    },
    onNobody: () => {
      goOn(null);
      events?.lost('signedOut');
    },
    onFailure: (kind) => {
      const reason = kind === 'refused' ? 'TOKEN' : 'PROFILE';
      reportError(`Embedded session: ${reason}`);
      line.say({ type: 'FAILED', reason });
      goOn(null);
    },
  });
  session.start({
    status: 'embedded',
    identify: () => nobodyYet,
    getToken: async () => token.get(),
    getGuestToken: createGuestTokens(config.guestTokenUrl, guestToken),
    signIn: askToSignIn,
    register: askToSignIn,
    // Only the host can end its session.
    signOut: async () => undefined,
    forget: token.lose,
    listen: (given) => (events = given),
  });
  bus.on('signInRequested', () => void askToSignIn());
  token.start();
  // A frame has not proven anything about its host yet. A native application has, because it injected its bridge.
  if (page.parent !== page) return;
  offer.setNative([]);
  const supported = await getSupportedPaymentMethod(questions);
  if (supported?.paymentMethod) offer.setNative([supported.paymentMethod]);
}
