import { Badge } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { GuestTier } from '../../domain/guest-tier';
import { useGroupMessages } from '../use-group-messages';

const looks = {
  ready: { tone: 'good', icon: 'check' },
  choosing: { tone: 'warn', icon: 'clock' },
  browsing: { tone: 'plain', icon: 'search' },
} as const;

/** Renders whether a person is ready, choosing or only browsing. */
export function StateBadge({ state }: Pick<GuestTier, 'state'>): ReactElement {
  const t = useGroupMessages();
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
