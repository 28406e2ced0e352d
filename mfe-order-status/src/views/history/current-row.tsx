import type { ActiveEntry } from '@tiffin/contracts';
import { activeEntryPath, orderPhase, reorderPath } from '@tiffin/domain';
import { useActiveEntryWords } from '@tiffin/screen-parts';
import { ButtonLink, Card, Column, Grow, Heading, Picture, Row, Text, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useHistoryMessages } from './use-history-messages';

/** Renders a cart, a group order or an order, with a link to it. An order that has ended is ordered again from here. */
export function CurrentRow({ entry }: { readonly entry: ActiveEntry }): ReactElement {
  const t = useHistoryMessages();
  const wordsOf = useActiveEntryWords();
  const { title, note } = wordsOf(entry);
  const { merchant } = entry;
  const hasEnded = entry.entityType === 'ORDER' && orderPhase(entry.orderStatus) !== 'active';
  return (
    <Card as="li">
      <Column $gap={14}>
        <Row $gap={14} $align="start">
          <Picture src={merchant.imageUrl} width={58} radius={16} />
          <Grow>
            <Heading as="h2" $look="h3">
              {title}
            </Heading>
            <Text $size="small" $tone="muted">
              {note}
            </Text>
          </Grow>
        </Row>
        <Row $wrap>
          <ButtonLink size="small" icon={hasEnded ? 'receipt' : 'bag'} to={activeEntryPath(entry)}>
            {t(hasEnded ? 'receipt' : 'current.open')}
            <VisuallyHidden> {title}</VisuallyHidden>
          </ButtonLink>
          {hasEnded && (
            <ButtonLink
              size="small"
              variant="outline"
              icon="refresh"
              to={reorderPath(merchant.url, entry.entityId, 'ID')}
            >
              {t('again')}
              <VisuallyHidden> {title}</VisuallyHidden>
            </ButtonLink>
          )}
        </Row>
      </Column>
    </Card>
  );
}
