import type { NativeBridge } from './native-line';

/** The bridge that an application has put into this page: WebKit's handler `tiffin` (iOS) or `TiffinAndroid`; null where there is none. */
export function findNativeBridge(page: object): NativeBridge | null {
  const candidates = [at(page, 'webkit', 'messageHandlers', 'tiffin'), at(page, 'TiffinAndroid')];
  return candidates.find(isBridge) ?? null;
}

/** Handlers of a webview are no plain objects: their fields may be inherited. */
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
