import type { ShellLoader } from './create-loader';
import { loadScreen } from './load-screen';

/**
 * Preloads the remote and the screen's chunk behind a link while a person reaches for it by pointer, finger or
 * focus. Loads each screen once, and nothing in data-saver mode.
 */
export function loadByIntent(loader: Pick<ShellLoader, 'load' | 'routeOf'>, page: Document): void {
  const reached = new Set<string>();
  const reach = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const route = loader.routeOf(link.pathname);
    if (!route || reached.has(route.path) || savesData()) return;
    reached.add(route.path);
    // Opening the link shows the error; a failed preload shows nothing.
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
