import { addMessages, addMessagesLater, useMessages } from '@tiffin/i18n';
import type { Translate } from '@tiffin/i18n';
import en from '../locales/en.json';

/** Namespace of the sentences that `errorEffect` names by key. */
export const ERROR_NAMESPACE = 'errors';

addMessages(ERROR_NAMESPACE, 'en', en);
addMessagesLater(ERROR_NAMESPACE, 'zh', () => import(/* webpackChunkName: "zh-page" */ '../locales/zh.json'));

/** The sentences of the error catalogue in the reader's language. */
export function useErrorMessages(): Translate {
  return useMessages(ERROR_NAMESPACE);
}
