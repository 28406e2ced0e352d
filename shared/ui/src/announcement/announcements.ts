type Listener = () => void;

let text = '';
const listeners = new Set<Listener>();

/** Says a sentence to those who listen, politely; the same sentence may be said again. */
export function announce(sentence: string): void {
  text = sentence === text ? `${sentence}\u00a0` : sentence;
  listeners.forEach((listener) => {
    listener();
  });
}

/** The sentence said last. */
export function readAnnouncement(): string {
  return text;
}

/** Calls back at every sentence. */
export function followAnnouncements(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
