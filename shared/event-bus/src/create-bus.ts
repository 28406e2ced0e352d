type Listener<Payload> = (payload: Payload) => void;

/** A bus of the facts in `Facts`: names to payloads. */
export type Bus<Facts> = {
  /** Notifies all current listeners. A listener that throws is reported and does not stop the others. */
  readonly emit: <Name extends keyof Facts>(name: Name, payload: Facts[Name]) => void;
  /** Subscribes to a fact. Returns the function that unsubscribes. */
  readonly on: <Name extends keyof Facts>(name: Name, listener: Listener<Facts[Name]>) => () => void;
};

/** Creates a bus without listeners. */
export function createBus<Facts>(report: (error: unknown) => void = throwLater): Bus<Facts> {
  const listeners: { [Name in keyof Facts]?: Set<Listener<Facts[Name]>> } = {};
  return {
    emit: (name, payload) => {
      [...(listeners[name] ?? [])].forEach((listener) => {
        try {
          listener(payload);
        } catch (error) {
          report(error);
        }
      });
    },
    on: (name, listener) => {
      // A new function each time, because a listener may subscribe twice and unsubscribe once.
      const own: typeof listener = (payload) => {
        listener(payload);
      };
      (listeners[name] ??= new Set()).add(own);
      return () => {
        listeners[name]?.delete(own);
      };
    },
  };
}

/** Passes the error to the page's error handlers without stopping `emit`. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
