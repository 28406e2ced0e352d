import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { I18n, MessageKey, Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

/** The name of a sentence of the error catalogue. */
export type ErrorMessage = MessageKey<typeof en>;

/**
 * Namespace of the sentences that `errorEffect` names by key.
 *
 * @public remotes of contract 2 read it; it is removed together with that contract
 */
export const ERROR_NAMESPACE = 'errors';

addMessages(ERROR_NAMESPACE, 'en', en);
addMessagesLater(ERROR_NAMESPACE, 'zh', () => import(/* webpackChunkName: "zh-page" */ '../locales/zh.json'));

/** The sentences of the error catalogue in the reader's language. */
export function useErrorMessages(): Translate<MessageKey<typeof en>> {
  return useMessages(ERROR_NAMESPACE);
}

/** The sentences of the error catalogue outside of components, in the language of an instance. */
export function errorMessages(i18n: Pick<I18n, 'messages'>): Translate<MessageKey<typeof en>> {
  return i18n.messages(ERROR_NAMESPACE);
}
