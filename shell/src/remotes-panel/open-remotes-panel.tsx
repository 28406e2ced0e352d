import type { RemoteLoader } from '@tiffin/federation';
import { fetchRegistry, readInlineRemotes } from '@tiffin/federation/loader';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { requestedOverrides, parameterOf, withoutRequestedOverrides } from './requested-overrides';
import type { RequestedOverride } from './requested-overrides';
import { listRemotes } from './list-remotes';
import { OverrideQuestion } from './override-question';
import { putOverride } from './put-override';
import { RemotesPanel } from './remotes-panel';

let isOpen = false;

/**
 * Shows the override question if the page's URL asks for one, otherwise the panel if `isPanel`. Returns when the question is
 * declined or not asked. After an agreement the page loads again.
 */
export async function openRemotesPanel(loader: RemoteLoader, isPanel: boolean): Promise<void> {
  if (isOpen) return;
  const { registry: ofPage, routes, overrideHosts } = readInlineRemotes(document);
  const asked = window.top === window ? requestedOverrides(window.location.search, Object.keys(routes)) : [];
  const isAllowed = ({ host }: RequestedOverride): boolean => overrideHosts.includes(host);
  const isInUse = ({ remote, manifestUrl }: RequestedOverride): boolean => {
    const build = ofPage.remotes[remote];
    return build?.source === 'override' && build.manifestUrl === manifestUrl;
  };
  const question = asked.find((one) => isAllowed(one) && !isInUse(one));
  if (question) return showQuestion(question);
  if (isPanel)
    void showPanel(
      loader,
      asked.filter((one) => !isAllowed(one)),
    );
}

async function showPanel(loader: RemoteLoader, ignored: readonly RequestedOverride[]): Promise<void> {
  isOpen = true;
  const { registry: ofPage, overrideHosts } = readInlineRemotes(document);
  const named = await fetchRegistry().catch(() => ofPage);
  const remotes = listRemotes({ remotes: { ...named.remotes, ...ofPage.remotes } }, loader, performance);
  show((close) => (
    <RemotesPanel
      remotes={remotes}
      hosts={overrideHosts}
      ignored={ignored}
      onClose={close}
      onOverride={(remote, manifestUrl) => window.location.assign(askingPage(remote, manifestUrl))}
      onEnd={(remote) => {
        void putOverride(remote, '').then(() =>
          window.location.assign(withoutRequestedOverrides(window.location.href)),
        );
      }}
    />
  ));
}

function showQuestion(asked: RequestedOverride): Promise<void> {
  return new Promise((resolve) => {
    show((close) => (
      <OverrideQuestion
        asked={asked}
        onAgree={async () => {
          await putOverride(asked.remote, asked.manifestUrl);
          window.location.replace(withoutRequestedOverrides(window.location.href));
        }}
        onDecline={() => {
          close();
          window.history.replaceState(
            window.history.state,
            '',
            withoutRequestedOverrides(window.location.href),
          );
          resolve();
        }}
      />
    ));
  });
}

/** Renders an element over the page until it is closed. */
function show(render: (close: () => void) => ReactElement): void {
  isOpen = true;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    render(() => {
      isOpen = false;
      root.unmount();
      container.remove();
    }),
  );
}

/** Returns the URL of this page with a request for an override. */
function askingPage(remote: string, manifestUrl: string): string {
  const page = new URL(withoutRequestedOverrides(window.location.href));
  page.searchParams.set(parameterOf(remote), manifestUrl);
  page.searchParams.set('remotes', '');
  return page.href;
}
