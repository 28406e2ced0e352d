import type { NativeBridge } from './native-line';

/**
 * Returns the bridge that a native application injected: WebKit's handler `tiffin` (iOS) or `TiffinAndroid`;
 * null if there is none.
 */
export function findNativeBridge(page: object): NativeBridge | null {
  const candidates = [at(page, 'webkit', 'messageHandlers', 'tiffin'), at(page, 'TiffinAndroid')];
  return candidates.find(isBridge) ?? null;
}

/** Reads a nested field. Webview handlers are no plain objects, so their fields may be inherited. */
function at(from: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && name in value ? Reflect.get(value, name) : undefined,
    from,
  );
}

function isBridge(value: unknown): value is NativeBridge {
  return typeof at(value, 'postMessage') === 'function';
}
