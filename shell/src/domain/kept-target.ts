import { persistedParameters } from '@tiffin/domain';
import type { To } from '@tiffin/router';

type CurrentUrl = { readonly pathname: string; readonly search: string };

/**
 * Returns the target of a navigation with the persisted parameters added. Parameters of the target take precedence.
 * A navigation on the same screen is unchanged, because it may remove a parameter on purpose.
 */
export function keptTarget(to: To, here: CurrentUrl): To {
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
