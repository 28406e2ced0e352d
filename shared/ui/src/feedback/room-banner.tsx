import { Link } from '@tiffin/router';
import type { To } from '@tiffin/router';
import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import { media } from '../theme/breakpoint';

/** As high as a button, with two lines of text. */
const compact = css`
  flex: 1 1 100%;
  min-height: 44px;
  padding: 4px 12px;
  border-radius: var(--r-control);
  font-size: 14px;
  /* Chinese text has a line height of its own. */
  && * {
    line-height: 18px;
  }
`;

const usual = css`
  padding: 12px 16px;
  border-radius: 16px;
`;

const Box = styled(Link)<{ readonly $isCompact: boolean }>`
  display: flex;
  gap: 12px;
  align-items: center;
  ${({ $isCompact }) => ($isCompact ? compact : usual)}
  min-width: 0;
  background: var(--brand-field);
  color: var(--on-brand-field);
  text-decoration: none;
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Note = styled.span`
  display: block;
  font-size: 14px;
  line-height: 1.43;
  ${media.mobile} {
    display: none;
  }
`;

type RoomBannerProps = {
  readonly to: To;
  /** The host's avatar. */
  readonly lid: ReactNode;
  readonly children: ReactNode;
  /** A second line, left out on phones. */
  readonly note?: ReactNode;
  /** Takes the place of a button, and its height. */
  readonly isCompact?: boolean;
};

/** Renders the link back to the group order, on the brand background. */
export function RoomBanner({ to, lid, children, note, isCompact = false }: RoomBannerProps): ReactElement {
  return (
    <Box to={to} $isCompact={isCompact}>
      {lid}
      <Words>
        {children}
        {note !== undefined && <Note>{note}</Note>}
      </Words>
      <Icon name="chevron-right" />
    </Box>
  );
}
