type Settle = (value?: unknown) => void;

/** Polyfills `Promise.withResolvers` for keycloak-js: webviews from before 2024 lack it. */
export function provideWithResolvers(): void {
  if ('withResolvers' in Promise) return;
  Object.defineProperty(Promise, 'withResolvers', {
    configurable: true,
    writable: true,
    value: withResolvers,
  });
}

function withResolvers(): {
  readonly promise: Promise<unknown>;
  readonly resolve: Settle;
  readonly reject: Settle;
} {
  let settle: { readonly resolve: Settle; readonly reject: Settle } | undefined;
  const promise = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, resolve: (value) => settle?.resolve(value), reject: (error) => settle?.reject(error) };
}
