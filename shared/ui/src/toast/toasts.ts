import type { OnPage } from '../use-first';
import { toastKey } from './toast-key';

/** One short message with at most one action. */
export type Toast = {
  readonly key: string;
  readonly tone: 'plain' | 'good' | 'bad';
  readonly text: string;
  readonly action?: { readonly label: string; readonly onAction: () => void };
};

/** What a caller passes to show a toast. */
export type ToastRequest = Omit<Toast, 'key' | 'tone'> & { readonly tone?: Toast['tone'] };

/** All places for toasts on the page. The first one shows them. */
export const toastHosts: OnPage = new Set();

const most = 2;
const listeners = new Set<() => void>();
let shown: readonly Toast[] = [];

/**
 * Shows a toast and returns its key. It replaces one with the same text and no action. The oldest disappears when there
 * are more than two.
 */
export function toast(request: ToastRequest): string {
  const key = toastKey();
  const others = shown.filter(({ text, action }) => action || text !== request.text);
  change([...others, { ...request, tone: request.tone ?? 'plain', key }].slice(-most));
  return key;
}

/** Removes a toast. */
export function dismissToast(key: string): void {
  change(shown.filter((each) => each.key !== key));
}

/** Returns the toasts that are shown, oldest first. */
export function readToasts(): readonly Toast[] {
  return shown;
}

/** Calls back at every change. Returns the function that unsubscribes. */
export function followToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]): void {
  shown = next;
  listeners.forEach((listener) => {
    listener();
  });
}
