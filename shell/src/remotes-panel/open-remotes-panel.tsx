import type { RemoteLoader } from '@tiffin/federation';
import { fetchRegistry, readInlineRemotes } from '@tiffin/federation/loader';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { askedOverrides, parameterOf, withoutAsked } from './asked-overrides';
import type { AskedOverride } from './asked-overrides';
import { listRemotes } from './list-remotes';
import { OverrideQuestion } from './override-question';
import { putOverride } from './put-override';
import { RemotesPanel } from './remotes-panel';

let isOpen = false;

/** Shows the override question if the page's URL asks for one, otherwise the panel if `isPanel`. */
export async function openRemotesPanel(loader: RemoteLoader, isPanel: boolean): Promise<void> {
  if (isOpen) return;
  const { registry: ofPage, routes, overrideHosts } = readInlineRemotes(document);
  const asked = window.top === window ? askedOverrides(window.location.search, Object.keys(routes)) : [];
  const isAllowed = ({ host }: AskedOverride): boolean => overrideHosts.includes(host);
  const isInUse = ({ remote, address }: AskedOverride): boolean => {
    const build = ofPage.remotes[remote];
    return build?.source === 'override' && build.manifestUrl === address;
  };
  const question = asked.find((one) => isAllowed(one) && !isInUse(one));
  if (question) return void showQuestion(question);
  if (!isPanel) return;
  isOpen = true;
  const named = await fetchRegistry().catch(() => ofPage);
  const remotes = listRemotes({ remotes: { ...named.remotes, ...ofPage.remotes } }, loader, performance);
  show((close) => (
    <RemotesPanel
      remotes={remotes}
      hosts={overrideHosts}
      ignored={asked.filter((one) => !isAllowed(one))}
      onClose={close}
      onOverride={(remote, address) => window.location.assign(askingPage(remote, address))}
      onEnd={(remote) => {
        void putOverride(remote, '').then(() => window.location.assign(withoutAsked(window.location.href)));
      }}
    />
  ));
}

function showQuestion(asked: AskedOverride): void {
  show((close) => (
    <OverrideQuestion
      asked={asked}
      onAgree={async () => {
        await putOverride(asked.remote, asked.address);
        window.location.replace(withoutAsked(window.location.href));
      }}
      onDecline={() => {
        close();
        window.history.replaceState(window.history.state, '', withoutAsked(window.location.href));
      }}
    />
  ));
}

/** Renders an element over the page until it is closed. */
function show(render: (close: () => void) => ReactElement): void {
  isOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    render(() => {
      isOpen = false;
      root.unmount();
      place.remove();
    }),
  );
}

/** Returns the URL of this page with a request for an override. */
function askingPage(remote: string, address: string): string {
  const page = new URL(withoutAsked(window.location.href));
  page.searchParams.set(parameterOf(remote), address);
  page.searchParams.set('remotes', '');
  return page.href;
}
