import type { I18n } from './i18n';

let kept: I18n | undefined;

/** Sets the instance for components without a provider. */
export function keepI18n(instance: I18n): void {
  kept = instance;
}

/** Returns the current instance; undefined if none was created. */
export function keptI18n(): I18n | undefined {
  return kept;
}
