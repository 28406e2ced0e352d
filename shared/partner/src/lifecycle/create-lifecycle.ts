import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { Container } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import { setRequestLocale } from '@tiffin/api';
import { startEmbeddedSession } from '@tiffin/auth';
import { parseConfig, setConfig } from '@tiffin/config';
import type { LifecycleProps, Remote } from '@tiffin/contracts';
import { PartnerApp } from './partner-app';
import { MissingPanel } from '@tiffin/federation/screen-parts';

type Options = { readonly name: string; readonly remote: Remote };

/** The props that single-spa adds to an application's own props. */
type MountProps = LifecycleProps & { readonly name?: string };

export type Lifecycle = {
  readonly bootstrap: (props: MountProps) => Promise<void>;
  readonly mount: (props: MountProps) => Promise<void>;
  readonly unmount: (props: MountProps) => Promise<void>;
  /** Timeouts that single-spa applies to each step. */
  readonly timeouts: Readonly<
    Record<'bootstrap' | 'mount' | 'unmount', { readonly millis: number; readonly dieOnTimeout: true }>
  >;
};

const limit = { millis: 10_000, dieOnTimeout: true } as const;

/**
 * Creates a single-spa application of a remote's screens, for pages without our shell. Provides what the shell
 * provides: router (in memory), query cache, translations, theme, session. `unmount` removes everything from the
 * page.
 */
export function createLifecycle({ name, remote }: Options): Lifecycle {
  /** The tokens of the mounted applications, by name. */
  const mounted = new Map<string, string | undefined>();
  const lifecycle = singleSpaReact<MountProps>({
    React,
    // The prefix avoids id collisions with the page's own React.
    ReactDOMClient: {
      createRoot: (container: Container) => createRoot(container, { identifierPrefix: `${name}-` }),
    },
    rootComponent: (props: MountProps) => React.createElement(PartnerApp, { ...props, remote }),
    errorBoundary: () => React.createElement(MissingPanel, { remote: name }),
  });
  return {
    timeouts: { bootstrap: limit, mount: limit, unmount: limit },
    bootstrap: async (props) => {
      await lifecycle.bootstrap(withName(props, name));
    },
    mount: async (props) => {
      if ([...mounted.values()].some((token) => token !== props.accessToken)) {
        throw new Error(
          `${name} is mounted for another session: a page has one for all of its applications.`,
        );
      }
      const config = parseConfig(props.config);
      if (mounted.size === 0) {
        setConfig(config);
        setRequestLocale(props.locale);
        startEmbeddedSession({ accessToken: props.accessToken });
      }
      mounted.set(props.name ?? name, props.accessToken);
      await lifecycle.mount(withName(props, name));
    },
    unmount: async (props) => {
      await lifecycle.unmount(withName(props, name));
      mounted.delete(props.name ?? name);
      if (!props.domElement) document.getElementById(containerId(props.name ?? name))?.remove();
    },
  };
}

/** single-spa-react keeps its roots by name; a page without single-spa calls us with its own props only. */
function withName(props: MountProps, name: string): MountProps & AppProps {
  return { singleSpa: undefined, mountParcel: refuseParcel, ...props, name: props.name ?? name };
}

function refuseParcel(): never {
  throw new Error('A remote mounts no parcels.');
}

function containerId(name: string): string {
  return `single-spa-application:${name}`;
}
