import type { RemoteLoader } from '@tiffin/federation';
import { fetchRegistry, readInlineRemotes } from '@tiffin/federation/loader';
import { createRoot } from 'react-dom/client';
import { listRemotes } from './list-remotes';
import { RemotesPanel } from './remotes-panel';

let isOpen = false;

/** Shows the panel over whatever the page shows. */
export async function openRemotesPanel(loader: RemoteLoader): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const { registry: ofPage } = readInlineRemotes(document);
  const named = await fetchRegistry().catch(() => ofPage);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (): void => {
    isOpen = false;
    root.unmount();
    place.remove();
  };
  const remotes = listRemotes({ remotes: { ...named.remotes, ...ofPage.remotes } }, loader, performance);
  root.render(
    <RemotesPanel
      remotes={remotes}
      onClose={close}
      onOverride={(remote, address) => window.location.assign(overriddenPage(remote, address))}
    />,
  );
}

/** This page, with an address for a remote; an empty one ends what was there. */
function overriddenPage(remote: string, address: string): string {
  const page = new URL(window.location.href);
  page.searchParams.set(`remote.${remote}`, address);
  page.searchParams.set('remotes', '');
  return page.href;
}
