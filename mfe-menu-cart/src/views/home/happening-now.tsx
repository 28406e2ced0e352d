import { useQuery } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import type { ActiveEntry } from '@tiffin/contracts';
import { activeEntryPath, visibleActiveEntries } from '@tiffin/domain';
import { useActiveEntryWords } from '@tiffin/screen-parts';
import { Grow, Icon, Picture, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useHomeMessages } from './use-home-messages';
import { KeptRoom } from './kept-room';
import { OrderCard, OrderCards } from './order-cards';

const most = 4;

/**
 * Renders active orders, group orders and carts, each with a link. Renders nothing if there are none or they
 * are unknown.
 */
export function HappeningNow(): ReactElement {
  const { data, isLoading } = useQuery({ ...gatewayQueries.active(), meta: { isHandled: true } });
  const entries = visibleActiveEntries(data ?? [], null)
    .filter((entry) => entry.entityType !== 'CART' || entry.itemCount > 0)
    .slice(0, most);
  return (
    <KeptRoom part="active" isLoading={isLoading}>
      {entries.length > 0 && <ActiveEntries entries={entries} />}
    </KeptRoom>
  );
}

function ActiveEntries({ entries }: { readonly entries: readonly ActiveEntry[] }): ReactElement {
  const t = useHomeMessages();
  const wordsOf = useActiveEntryWords();
  return (
    <section aria-label={t('now')}>
      <OrderCards>
        {entries.map((entry) => {
          const { title, note } = wordsOf(entry);
          return (
            <li key={entry.entityId}>
              <OrderCard to={activeEntryPath(entry)}>
                <Picture src={entry.merchant.imageUrl} width={58} radius={16} />
                <Grow>
                  <b>{title}</b>
                  <Text $size="small" $tone="muted">
                    {note}
                  </Text>
                </Grow>
                <Icon name="chevron-right" />
              </OrderCard>
            </li>
          );
        })}
      </OrderCards>
    </section>
  );
}
