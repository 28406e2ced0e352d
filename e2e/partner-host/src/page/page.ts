import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { createInstance } from '@module-federation/runtime';
import { mountRootParcel } from 'single-spa';
import type { Parcel, ParcelConfig } from 'single-spa';
import { element } from './element';
import { readSettings } from './read-settings';
import type { Settings } from './read-settings';

const federation = createInstance({ name: 'partner', remotes: [], plugins: [provideRuntime()] });
const settings = readSettings(document);
const place = element('place');
let parcel: Parcel | undefined;

element('mount').addEventListener('click', () => {
  mount().then(() => say('mounted'), fail);
});
element('unmount').addEventListener('click', () => {
  unmount().then(() => say('unmounted'), fail);
});

async function mount(): Promise<void> {
  if (parcel) return;
  say('loading');
  const application = await loadLifecycle(settings);
  parcel = mountRootParcel(application, { domElement: place, ...settings.props });
  await parcel.mountPromise;
}

async function unmount(): Promise<void> {
  await parcel?.unmount();
  parcel = undefined;
}

/** The lifecycles of a remote, by its manifest, with no shell and no React in this page. */
async function loadLifecycle({ manifestUrl }: Settings): Promise<ParcelConfig> {
  const answer = await fetch(manifestUrl);
  if (!answer.ok) throw new Error(`The manifest was answered with ${answer.status}.`);
  const { name }: { readonly name: string } = await answer.json();
  federation.registerRemotes([{ name, entry: manifestUrl }]);
  const module = await federation.loadRemote<ParcelConfig>(`${name}/lifecycle`);
  if (!module) throw new Error(`${name} has no lifecycles.`);
  return module;
}

function fail(error: unknown): void {
  say(error instanceof Error ? error.message : String(error));
}

function say(text: string): void {
  element('state').textContent = text;
}
