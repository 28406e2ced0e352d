type Listener = () => void;

let text = '';
const listeners = new Set<Listener>();

/** Announces a sentence politely to screen readers. The same sentence may be announced again. */
export function announce(sentence: string): void {
  text = sentence === text ? `${sentence}\u00a0` : sentence;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Returns the last sentence. */
export function readAnnouncement(): string {
  return text;
}

/** Calls back at every sentence. Returns the function that unsubscribes. */
export function followAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
