import type { ActiveEntry, Fulfillment } from '@tiffin/contracts';
import { activeEntryPath, entryReorderPath } from '@tiffin/domain';
import { Link } from '@tiffin/router';
import { useActiveEntryWords } from '@tiffin/screen-parts';
import { Grow, Icon, Picture, Text, TextLink, Tier, VisuallyHidden } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useGroupWords } from './use-group-words';
import { useMyOrdersMessages } from './use-my-orders-messages';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  text-decoration: none;
`;

/** Stands below the text of the row, beside its picture. */
const Again = styled.div`
  margin-block: 8px 0;
  margin-inline: 66px 0;
`;

type EntryRowProps = {
  readonly entry: ActiveEntry;
  /** The group order that a cart is part of. */
  readonly group?: Fulfillment | undefined;
  readonly onGo: () => void;
};

/** Renders one order, group order or cart as a link to its page. An order that has ended can be ordered again. */
export function EntryRow({ entry, group, onGo }: EntryRowProps): ReactElement {
  const t = useMyOrdersMessages();
  const { title, note } = useActiveEntryWords()(entry);
  const groupWords = useGroupWords();
  const again = entryReorderPath(entry);
  return (
    <Tier>
      <Row to={activeEntryPath(entry)} onClick={onGo}>
        <Picture src={entry.merchant.imageUrl} width={52} radius={14} />
        <Grow>
          <b>{title}</b>
          <Text $size="small" $tone="muted">
            {note}
          </Text>
          {group && <Text $size="small">{groupWords(group)}</Text>}
        </Grow>
        <Icon name="chevron-right" />
      </Row>
      {again !== undefined && (
        <Again>
          <TextLink $small to={again} onClick={onGo}>
            <Icon name="refresh" size="small" />
            {t('again')}
            <VisuallyHidden> {t('from', { merchant: entry.merchant.name })}</VisuallyHidden>
          </TextLink>
        </Again>
      )}
    </Tier>
  );
}
