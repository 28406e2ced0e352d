import type { Registry, RemoteRoute } from '@tiffin/contracts';
import { parseRegistry } from './parse-registry';

/** The data on remotes that the server writes into the page. */
export type InlineRemotes = {
  readonly registry: Registry;
  /** The routes of every remote, including remotes that the registry does not name yet. */
  readonly routes: Readonly<Record<string, readonly RemoteRoute[]>>;
  /** The routes of remotes whose first build is under way. */
  readonly awaited?: Readonly<Record<string, readonly RemoteRoute[]>> | undefined;
  /** Outside production only: the hosts that a developer may load a remote from. */
  readonly overrideHosts: readonly string[];
};

/** Reads `<script type="application/json" id="tiffin-remotes">`. Returns no remotes for a page without it. */
export function readInlineRemotes(page: Document): InlineRemotes {
  const text = page.getElementById('tiffin-remotes')?.textContent ?? '{"remotes":{}}';
  const value: Partial<InlineRemotes> = JSON.parse(text);
  const { registry = { remotes: {} }, routes = {}, awaited, overrideHosts } = value;
  return {
    registry: parseRegistry(registry),
    routes,
    awaited,
    overrideHosts: Array.isArray(overrideHosts) ? overrideHosts.map(String) : [],
  };
}
