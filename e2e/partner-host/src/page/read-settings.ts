import type { Build } from './load-lifecycle';

/** What the server passes to the page: the live build of the remote, and its props. */
export type Settings = { readonly build: Build; readonly props: Readonly<Record<string, unknown>> };

/** Reads the settings that the server wrote into the page. */
export function readSettings(page: Document): Settings {
  const value: unknown = JSON.parse(page.getElementById('settings')?.textContent ?? '{}');
  if (isSettings(value)) return value;
  throw new Error('The page contains no settings.');
}

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && 'build' in value && 'props' in value;
}
