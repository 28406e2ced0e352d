import type { Registry } from '@tiffin/contracts';
import { parseManifest } from './manifest';
import type { Manifest } from './manifest';
import { parseRegistry } from './parse-registry';

/** What the server wrote into the page: the registry, and by address the manifests that the page needs first. */
export type InlineRemotes = {
  readonly registry: Registry;
  readonly manifests: ReadonlyMap<string, Manifest>;
};

/** Reads `<script type="application/json" id="tiffin-remotes">`; a page without it knows no remote. */
export function readInlineRemotes(page: Document): InlineRemotes {
  const text = page.getElementById('tiffin-remotes')?.textContent ?? '{"remotes":{}}';
  const value: { readonly registry?: unknown; readonly manifests?: Readonly<Record<string, unknown>> } =
    JSON.parse(text);
  const manifests = Object.entries(value.manifests ?? {});
  return {
    registry: parseRegistry(value.registry ?? { remotes: {} }),
    manifests: new Map(manifests.flatMap(([url, manifest]) => sound(url, manifest))),
  };
}

/** Without a manifest that can be read the loader asks for it itself, and says what is wrong if it still is. */
function sound(url: string, value: unknown): readonly (readonly [string, Manifest])[] {
  try {
    return [[url, parseManifest(value)]];
  } catch {
    return [];
  }
}
