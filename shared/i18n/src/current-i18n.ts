import type { i18n } from 'i18next';

let kept: i18n | undefined;

/** Sets the instance for components without a provider. */
export function keepI18n(instance: i18n): void {
  kept = instance;
}

/** Returns the current instance; undefined if none was created. */
export function keptI18n(): i18n | undefined {
  return kept;
}
