import { persistedParameters } from '@tiffin/domain';
import type { To } from '@tiffin/router';

type Place = { readonly pathname: string; readonly search: string };

/**
 * Where a navigation leads when the persisted parameters come along. What it says itself counts; one that stays on its
 * screen is left alone, for there a parameter may be meant to go.
 */
export function keptTarget(to: To, here: Place): To {
  const { pathname, search = '', hash = '' } = typeof to === 'string' ? partsOf(to) : to;
  if (!pathname || pathname === here.pathname) return to;
  const query = new URLSearchParams(search);
  for (const [name, value] of persistedParameters(here.search)) {
    if (!query.has(name)) query.set(name, value);
  }
  const text = query.toString();
  return { pathname, search: text === '' ? '' : `?${text}`, hash };
}

function partsOf(to: string): { readonly pathname: string; readonly search: string; readonly hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname, search, hash };
}
