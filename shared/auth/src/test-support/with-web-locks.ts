/** Gives each test Web Locks that need no timer. Node has its own since version 24, which wait for the system. */
export function withWebLocks(): void {
  const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  beforeEach(() => {
    Object.defineProperty(globalThis, 'navigator', { value: { locks: webLocks() }, configurable: true });
  });
  afterEach(() => {
    if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });
}

/** Web Locks as browsers implement them: one holder per name, the others in order of request. */
function webLocks() {
  const last = new Map<string, Promise<unknown>>();
  return {
    request: (name: string, _options: object, work: () => Promise<unknown>): Promise<unknown> => {
      const done = (last.get(name) ?? Promise.resolve()).then(work, work);
      last.set(name, done);
      return done;
    },
  };
}
