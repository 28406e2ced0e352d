import { mountRootParcel } from 'single-spa';
import type { Parcel, ParcelConfig } from 'single-spa';
import { element } from './element';
import { loadLifecycle } from './load-lifecycle';
import { readSettings } from './read-settings';

const settings = readSettings(document);
const container = element('container');
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
  const application = await loadLifecycle<ParcelConfig>(settings.build);
  parcel = mountRootParcel(application, { domElement: container, ...settings.props });
  await parcel.mountPromise;
}

async function unmount(): Promise<void> {
  await parcel?.unmount();
  parcel = undefined;
}

function fail(error: unknown): void {
  say(error instanceof Error ? error.message : String(error));
}

function say(text: string): void {
  element('state').textContent = text;
}
