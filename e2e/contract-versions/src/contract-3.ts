import * as api from '@tiffin/api';
import * as auth from '@tiffin/auth';
import * as config from '@tiffin/config';
import type { BusFacts, LifecycleProps, Remote, SlotName } from '@tiffin/contracts';
import * as eventBus from '@tiffin/event-bus';
import * as federation from '@tiffin/federation';
import * as i18n from '@tiffin/i18n';
import * as router from '@tiffin/router';
import * as ui from '@tiffin/ui';
import * as overlay from '@tiffin/ui/overlay';
import type * as then from '../frozen/contract-3/report';

/**
 * The shared modules that a page provides to a remote of contract 3. A type error here means that such remotes
 * break; README.md explains what to do.
 */
export const found: {
  readonly '@tiffin/api': typeof then.api;
  readonly '@tiffin/auth': typeof then.auth;
  readonly '@tiffin/config': typeof then.config;
  readonly '@tiffin/event-bus': Omit<typeof then.eventBus, 'bus'> & {
    /** `heard` and `said` check the bus facts one by one. */
    readonly bus: then.eventBus.Bus<BusFacts>;
  };
  readonly '@tiffin/federation': Omit<
    typeof then.federation,
    // Only the shell and the lifecycle provide a loader, never a screen.
    'RemoteLoaderProvider'
  >;
  readonly '@tiffin/i18n': typeof then.i18n;
  readonly '@tiffin/router': typeof then.router;
  readonly '@tiffin/ui': typeof then.ui;
  readonly '@tiffin/ui/overlay': typeof then.overlay;
} = {
  '@tiffin/api': api,
  '@tiffin/auth': auth,
  '@tiffin/config': config,
  '@tiffin/event-bus': eventBus,
  '@tiffin/federation': federation,
  '@tiffin/i18n': i18n,
  '@tiffin/router': router,
  '@tiffin/ui': ui,
  '@tiffin/ui/overlay': overlay,
};

/** Checks that the shell can mount a remote of contract 3. */
export function mounted(remote: then.remote.Remote): Remote {
  return remote;
}

/** Checks that the shell knows every slot that such a remote fills or renders. */
export function known(slot: then.remote.SlotName): SlotName {
  return slot;
}

/** Checks that the props of a partner's page of contract 3 suit a current remote. */
export function handed(props: then.remote.LifecycleProps): LifecycleProps {
  return props;
}

/** Checks that a remote of contract 3 understands the current facts. */
export function heard(facts: BusFacts): then.facts.BusFacts {
  return facts;
}

/** Checks that current remotes understand the facts of contract 3. */
export function said(facts: then.facts.BusFacts): Pick<BusFacts, keyof then.facts.BusFacts> {
  return facts;
}
