import type { Registry, RemoteRoute } from '@tiffin/contracts';
import { parseRegistry } from './parse-registry';

/** What the server wrote into the page. */
export type InlineRemotes = {
  readonly registry: Registry;
  /** Of every remote, also of those that the registry does not name yet. */
  readonly routes: Readonly<Record<string, readonly RemoteRoute[]>>;
  /** Outside production: the hosts from which a developer may take a remote. */
  readonly overrideHosts: readonly string[];
};

/** Reads `<script type="application/json" id="tiffin-remotes">`; a page without it knows no remote. */
export function readInlineRemotes(page: Document): InlineRemotes {
  const text = page.getElementById('tiffin-remotes')?.textContent ?? '{"remotes":{}}';
  const value: Partial<InlineRemotes> = JSON.parse(text);
  const { registry = { remotes: {} }, routes = {}, overrideHosts } = value;
  return {
    registry: parseRegistry(registry),
    routes,
    overrideHosts: Array.isArray(overrideHosts) ? overrideHosts.map(String) : [],
  };
}
