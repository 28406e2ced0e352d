import type { Merchant } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { Banner, Button } from '@tiffin/ui';
import type { ReactElement } from 'react';
import type { ReorderRequest } from '../../domain/reorder-request';
import { useReorderMessages } from './use-reorder-messages';
import { FailedReorder } from './failed-reorder';
import { Refill } from './refill';
import { useReorderSources } from './use-reorder-sources';

type ReorderProps = {
  readonly merchant: Merchant;
  readonly request: ReorderRequest;
  /** Called once the cart is filled. The URL must not ask for it again. */
  readonly onDone: () => void;
  readonly onDecline: () => void;
};

/**
 * Fills the cart with the dishes of an earlier order, and says what is no longer sold and what costs more (row
 * CRT-19).
 */
export function Reorder({ merchant, request, onDone, onDecline }: ReorderProps): ReactElement {
  const t = useReorderMessages();
  const sources = useReorderSources(merchant, request);
  switch (sources.kind) {
    case 'loading':
      return <Banner role="status">{t('loading')}</Banner>;
    case 'signIn': {
      const signIn = () => {
        bus.emit('signInRequested', { reason: 'account', closeable: true });
      };
      return (
        <Banner
          icon="user"
          action={
            <Button size="small" onClick={signIn}>
              {t('signIn')}
            </Button>
          }
        >
          {t('signInMeaning')}
        </Banner>
      );
    }
    case 'notFound':
      return (
        <Banner tone="warn" icon="warning" role="status">
          <b>{t('notFound')}</b> {t('notFoundMeaning')}
        </Banner>
      );
    case 'failed':
      return <FailedReorder isBusy={sources.isFetching} onRetry={sources.retry} />;
    case 'ready':
      return (
        <Refill
          merchant={merchant}
          plan={sources.plan}
          cart={sources.cart}
          onDone={onDone}
          onDecline={onDecline}
        />
      );
  }
}
