import { useQuery } from '@tanstack/react-query';
import { gatewayQueries } from '@tiffin/api';
import { activeEntryPath, visibleActiveEntries } from '@tiffin/domain';
import { Link } from '@tiffin/router';
import { useActiveEntryWords } from '@tiffin/screen-parts';
import { Grow, Icon, Picture, Text, media } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useMenuCartMessages } from '../use-menu-cart-messages';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  margin-top: 20px;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Card = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 14px;
  align-items: center;
  background: var(--surface);
  border-radius: var(--r-tin);
  padding: 14px 16px;
  box-shadow: var(--lift-1);
  text-decoration: none;
  height: 100%;
  &:hover {
    box-shadow: var(--lift-2);
  }
`;

const most = 4;

/**
 * Renders active orders, group orders and carts, each with a link. Renders nothing if there are none or they
 * are unknown.
 */
export function HappeningNow(): ReactElement | null {
  const t = useMenuCartMessages();
  const wordsOf = useActiveEntryWords();
  const { data } = useQuery({ ...gatewayQueries.active(), meta: { isHandled: true } });
  const entries = visibleActiveEntries(data ?? [], null)
    .filter((entry) => entry.entityType !== 'CART' || entry.itemCount > 0)
    .slice(0, most);
  if (entries.length === 0) return null;
  return (
    <section aria-label={t('now.title')}>
      <Cards>
        {entries.map((entry) => {
          const { title, note } = wordsOf(entry);
          return (
            <li key={entry.entityId}>
              <Card to={activeEntryPath(entry)}>
                <Picture src={entry.merchant.imageUrl} width={58} radius={16} />
                <Grow>
                  <b>{title}</b>
                  <Text $size="small" $tone="muted">
                    {note}
                  </Text>
                </Grow>
                <Icon name="chevron-right" />
              </Card>
            </li>
          );
        })}
      </Cards>
    </section>
  );
}
