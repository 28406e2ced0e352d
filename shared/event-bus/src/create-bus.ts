type Listener<Payload> = (payload: Payload) => void;

/** A bus of the facts in `Facts`: names to payloads. */
export type Bus<Facts> = {
  /** Tells everyone who listens now; a listener that throws is reported and stops nobody else. */
  readonly emit: <Name extends keyof Facts>(name: Name, payload: Facts[Name]) => void;
  /** Listens until the returned function is called. */
  readonly on: <Name extends keyof Facts>(name: Name, listener: Listener<Facts[Name]>) => () => void;
};

/** An empty bus. */
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
      // A function of its own each time: the same listener may be given twice and undone once.
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

/** The error reaches the page's error handlers without stopping the teller. */
function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
