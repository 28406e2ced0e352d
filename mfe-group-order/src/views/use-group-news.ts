import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { announce } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import { groupNews } from '../domain/group-news';
import { useGroupMessages } from './use-group-messages';

/** Announces what others did since the last look, in one sentence: who joined, who is ready, who left. */
export function useGroupNews(group: Fulfillment): void {
  const t = useGroupMessages();
  const format = useFormat();
  const before = useRef(group);
  useEffect(() => {
    const { joined, ready, gone } = groupNews(before.current, group);
    before.current = group;
    const said = (key: 'joined' | 'ready' | 'gone', names: readonly string[]) =>
      names.length === 0 ? [] : [t(`news.${key}`, { names: format.list(names), count: names.length })];
    const sentences = [...said('joined', joined), ...said('ready', ready), ...said('gone', gone)];
    if (sentences.length > 0) announce(sentences.join(' '));
  }, [group, t, format]);
}
