import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient, effectValues, errorMessages, setRequestLocale, toastKeyOf } from '@tiffin/api';
import { session, startEmbeddedSession } from '@tiffin/auth';
import { parseConfig, setConfig } from '@tiffin/config';
import type { Remote } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { createI18n, setLocale } from '@tiffin/i18n';
import { toast } from '@tiffin/ui';
import { createRoot } from 'react-dom/client';
import type { ElementFact, ElementSettings, ElementStarter } from '../embed/element-contract';
import { endQueries } from '../end-queries';
import { ElementApp } from './element-app';
import { followLink, followLinks } from './follow-links';
import { withOwnListeners } from './own-listeners';

type Tell = (fact: ElementFact) => boolean;

/** Forwards facts from one remote's screens to the page with `tell`. */
export type FollowElement = (client: QueryClient, tell: Tell) => void;

type Options = { readonly remote: Remote; readonly follow: FollowElement };

/**
 * Creates the runtime of a remote's screens inside an element on a partner's page. The modules below it (configuration,
 * session, language, bus, toasts) are singletons. Every element gets new instances of them, see shared/build/src/embed-plugin.mjs.
 */
export function createElementRuntime({ remote, follow }: Options): ElementStarter {
  return {
    start: ({ place: container, settings, config, accessToken, nonce, tell }) => {
      const parsed = parseConfig(config);
      const i18n = createI18n(settings.locale, { ownsPage: false });
      const client = createQueryClient({
        onEffect: (effect) => {
          const key = toastKeyOf(effect);
          if (key !== undefined) toast({ text: errorMessages(i18n)(key, effectValues(effect)), tone: 'bad' });
        },
      });
      const [screen, styles] = [document.createElement('div'), document.createElement('div')];
      let shown: ElementSettings = settings;
      container.append(styles, screen);
      followLinks(screen, tell);
      setConfig(parsed);
      setRequestLocale(settings.locale);
      bus.on('signInRequested', () => tell({ name: 'session-needed', detail: { reason: 'asked' } }));
      bus.on('sessionChanged', ({ state }) => {
        if (state === 'guest' && shown.needsSession) {
          const now = session.getState();
          const isExpired = now.status === 'guest' && now.endedBy === 'expired';
          tell({ name: 'session-needed', detail: { reason: isExpired ? 'expired' : 'missing' } });
        }
      });
      follow(client, tell);
      startEmbeddedSession({ accessToken });

      const { result: root, undo } = withOwnListeners(() => createRoot(screen));
      const opened = (href: string): void => followLink(href, tell);
      const broken = (): void => void tell({ name: 'failed', detail: { reason: 'broken' } });
      const render = (): void => {
        const around = { remote, i18n, client, styles, nonce, origin: parsed.origin };
        root.render(<ElementApp {...around} settings={shown} follow={opened} onError={broken} />);
      };
      render();

      return {
        update: (next) => {
          const before = shown;
          shown = next;
          if (next.locale !== before.locale) {
            setRequestLocale(next.locale);
            void setLocale(next.locale);
            void client.invalidateQueries();
          }
          render();
        },
        setSession: (token) => {
          const before = session.getState();
          startEmbeddedSession({ accessToken: token });
          const now = session.getState();
          const isSame =
            before.status === 'embedded' &&
            now.status === 'embedded' &&
            before.externalUserId === now.externalUserId;
          // Data of one person must never be shown to the next.
          void (isSame ? client.invalidateQueries() : client.resetQueries());
        },
        stop: () => {
          root.unmount();
          void endQueries(client);
          undo();
          container.remove();
        },
      };
    },
  };
}
