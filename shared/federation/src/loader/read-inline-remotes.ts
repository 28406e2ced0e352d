import type { Registry } from '@tiffin/contracts';
import { parseRegistry } from './parse-registry';

/** What the server wrote into the page. */
export type InlineRemotes = {
  readonly registry: Registry;
  /** Outside production: the hosts from which a developer may take a remote. */
  readonly overrideHosts: readonly string[];
};

/** Reads `<script type="application/json" id="tiffin-remotes">`; a page without it knows no remote. */
export function readInlineRemotes(page: Document): InlineRemotes {
  const text = page.getElementById('tiffin-remotes')?.textContent ?? '{"remotes":{}}';
  const value: { readonly registry?: unknown; readonly overrideHosts?: unknown } = JSON.parse(text);
  const { registry = { remotes: {} }, overrideHosts } = value;
  return {
    registry: parseRegistry(registry),
    overrideHosts: Array.isArray(overrideHosts) ? overrideHosts.map(String) : [],
  };
}
