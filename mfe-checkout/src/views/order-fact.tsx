import { Icon, media, Text, Tier } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';

const Frame = styled(Tier)`
  padding: 0;
  display: grid;
`;

const look = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: flex-start;
  align-content: flex-start;
  padding: 16px;
  min-height: 64px;
  width: 100%;
  text-align: start;
  border-radius: inherit;
  ${media.tabletUp} {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr);
  }
`;

const Cell = styled.div`
  ${look}
`;

const Press = styled.button.attrs({ type: 'button' })`
  ${look}
  @media (hover: hover) {
    &:hover {
      background: var(--sunken);
    }
  }
`;

/** Looks like a link. The whole cell is the button. */
const Act = styled.span`
  margin-inline-start: auto;
  color: var(--link);
  font-weight: 650;
  font-size: 14px;
  line-height: 1.43;
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;
  ${media.tabletUp} {
    grid-column: 2;
    margin-inline-start: 0;
  }
`;

const Lines = styled.span`
  flex: 1 1 9rem;
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

type OrderFactProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  /** "Change", or what is missing: "Choose a time". */
  readonly action: string;
  /** Undefined if it cannot be changed. */
  readonly onChange: (() => void) | undefined;
};

/** Renders one fact of the order as a button that changes it. */
export function OrderFact({ icon, title, note, action, onChange }: OrderFactProps): ReactElement {
  const words = (
    <>
      <Icon name={icon} />
      <Lines>
        <b>{title}</b>
        <Text as="span" $size="small" $tone="muted">
          {note}
        </Text>
      </Lines>
    </>
  );
  return (
    <Frame>
      {onChange ? (
        <Press onClick={onChange}>
          {words}
          <Act>{action}</Act>
        </Press>
      ) : (
        <Cell>{words}</Cell>
      )}
    </Frame>
  );
}
