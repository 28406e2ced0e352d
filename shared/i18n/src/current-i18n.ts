import type { i18n } from 'i18next';

let kept: i18n | undefined;

/** Makes an instance the one that components without a provider speak by. */
export function keepI18n(instance: i18n): void {
  kept = instance;
}

/** The current instance, if one was created. */
export function keptI18n(): i18n | undefined {
  return kept;
}
