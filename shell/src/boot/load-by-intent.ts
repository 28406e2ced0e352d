import type { ShellLoader } from './create-loader';
import { loadScreen } from './load-screen';

/**
 * While a person reaches for a link, by pointer, finger or focus, the remote behind it is fetched, and the chunk of its
 * screen: when they press it, it is there. Each screen once; none where the person saves data.
 */
export function loadByIntent(loader: Pick<ShellLoader, 'load' | 'routeOf'>, page: Document): void {
  const reached = new Set<string>();
  const reach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const route = loader.routeOf(link.pathname);
    if (!route || reached.has(route.path) || savesData()) return;
    reached.add(route.path);
    // Whoever opens it is told; whoever only passed over it needs no word.
    loadScreen(loader, route).catch(() => reached.delete(route.path));
  };
  for (const type of ['pointerover', 'focusin']) page.addEventListener(type, reach);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
