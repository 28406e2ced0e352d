import type { ActiveEntry } from '@tiffin/contracts';
import { activeEntryPath } from '@tiffin/domain';
import { Link } from '@tiffin/router';
import { useActiveEntryWords } from '@tiffin/screen-parts';
import { Grow, Icon, Picture, Text, Tier } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
  text-decoration: none;
`;

type EntryRowProps = { readonly entry: ActiveEntry; readonly onGo: () => void };

/** Renders one order, group order or cart as a link to its page. */
export function EntryRow({ entry, onGo }: EntryRowProps): ReactElement {
  const { title, note } = useActiveEntryWords()(entry);
  return (
    <Tier>
      <Row to={activeEntryPath(entry)} onClick={onGo}>
        <Picture src={entry.merchant.imageUrl} width={52} radius={14} />
        <Grow>
          <b>{title}</b>
          <Text $size="small" $tone="muted">
            {note}
          </Text>
        </Grow>
        <Icon name="chevron-right" />
      </Row>
    </Tier>
  );
}
