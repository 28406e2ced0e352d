import { getConfig } from '@tiffin/config';
import type { Locale, ResourceSet } from '@tiffin/contracts';
import { readFromThirdParty } from '../transport/read-from-third-party';
import type { CallOptions } from '../transport/call-request';

const LIMIT_MS = 5000;
const NOTHING: ResourceSet = {};

type ResourceSetParams = { readonly name: string; readonly locale: Locale };

/** Returns the texts of a resource set by key. Empty if the site has no content service or the set has no entry. */
export async function getResourceSet(
  { name, locale }: ResourceSetParams,
  { signal }: CallOptions = {},
): Promise<ResourceSet> {
  const { cmsUrl } = getConfig().sideServices;
  if (cmsUrl === null) return NOTHING;
  const { items } = await readFromThirdParty({
    url: cmsUrl,
    path: '/entries',
    query: { content_type: 'resourceSet', 'fields.name': name, locale },
    signal,
    timeoutMs: LIMIT_MS,
  });
  const resources = fieldOf(fieldOf(Array.isArray(items) ? items[0] : null, 'fields'), 'resources');
  return Object.fromEntries(
    Object.entries(resources ?? NOTHING).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string' && entry[1].trim() !== '';
    }),
  );
}

function fieldOf(value: unknown, name: string): object | null {
  const found: unknown = Object.entries(value ?? NOTHING).find(([each]) => each === name)?.[1];
  return typeof found === 'object' ? found : null;
}
