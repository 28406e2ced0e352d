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
import type * as ApiThen from 'contract-1/@tiffin/api';
import type * as AuthThen from 'contract-1/@tiffin/auth';
import type * as ConfigThen from 'contract-1/@tiffin/config';
import type * as EventBusThen from 'contract-1/@tiffin/event-bus';
import type * as FederationThen from 'contract-1/@tiffin/federation';
import type * as I18nThen from 'contract-1/@tiffin/i18n';
import type * as RouterThen from 'contract-1/@tiffin/router';
import type * as UiThen from 'contract-1/@tiffin/ui';
import type * as OverlayThen from 'contract-1/@tiffin/ui/overlay';
import type * as then from 'contract-1/remote';
import type { BusFacts as FactsThen } from 'contract-1/bus-facts';
import type { GoneExports } from './gone-exports';

/**
 * Exports whose types name the slots. Contract 2 removed the slot `cart-summary`, which no screen ever rendered. A
 * remote that fills it is never called, and a remote that renders it shows nothing, as for any unfilled slot.
 */
type NamesSlots = 'RemoteLoaderProvider' | 'Slot' | 'useRemoteLoader';

/**
 * The shared modules that a page provides to a remote of contract 1. A type error here means that such remotes
 * break; README.md explains what to do.
 */
export const found: {
  readonly '@tiffin/api': Omit<typeof ApiThen, GoneExports>;
  readonly '@tiffin/auth': typeof AuthThen;
  readonly '@tiffin/config': typeof ConfigThen;
  readonly '@tiffin/event-bus': Omit<typeof EventBusThen, 'bus'> & {
    /** `heard` and `said` check the bus facts one by one. */
    readonly bus: EventBusThen.Bus<BusFacts>;
  };
  readonly '@tiffin/federation': Omit<typeof FederationThen, NamesSlots>;
  readonly '@tiffin/i18n': typeof I18nThen;
  readonly '@tiffin/router': typeof RouterThen;
  readonly '@tiffin/ui': typeof UiThen;
  readonly '@tiffin/ui/overlay': typeof OverlayThen;
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

/** Checks that the shell can mount a remote of contract 1. */
export function mounted(remote: then.Remote): Remote {
  return remote;
}

/** Checks that the shell knows every slot that such a remote fills or renders. */
export function known(slot: Exclude<then.SlotName, 'cart-summary'>): SlotName {
  return slot;
}

/** Checks that the props of a partner's page of contract 1 suit a current remote. */
export function handed(props: then.LifecycleProps): LifecycleProps {
  return props;
}

/** Checks that a remote of contract 1 understands the current facts. */
export function heard(facts: BusFacts): FactsThen {
  return facts;
}

/** Checks that current remotes understand the facts of contract 1. */
export function said(facts: FactsThen): Pick<BusFacts, keyof FactsThen> {
  return facts;
}
