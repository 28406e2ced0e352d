import { Link } from '@tiffin/router';
import type { LinkProps } from '@tiffin/router';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

const look = css<{ readonly $filled: boolean }>`
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: var(--r-control);
  position: relative;
  flex: none;
  text-decoration: none;
  ${({ $filled }) => $filled && 'background: var(--quiet, var(--sunken));'}
  @media (hover: hover) {
    &:hover {
      background: var(--sunken);
    }
  }
`;

const Box = styled.button<{ readonly $filled: boolean }>`
  ${look}
`;

const LinkBox = styled(Link)<{ readonly $filled: boolean }>`
  ${look}
`;

const Dot = styled.span`
  position: absolute;
  top: 3px;
  inset-inline-end: 1px;
  min-width: 20px;
  height: 20px;
  border-radius: 10px;
  padding: 0 5px;
  font-size: 12px;
  line-height: 20px;
  font-weight: 700;
  text-align: center;
  background: var(--primary);
  color: var(--on-primary);
`;

type IconControl = {
  /** The accessible name. */
  readonly label: string;
  readonly icon: IconName;
  readonly filled?: boolean;
  /** A number at the corner. Repeat it in `label`. */
  readonly count?: number;
};

/** Renders a square of 44 px with an icon, named by its label. */
export function IconButton(props: ComponentPropsWithRef<'button'> & IconControl): ReactElement {
  const { label, icon, filled = false, count = 0, type = 'button', ...rest } = props;
  return (
    <Box {...rest} type={type} aria-label={label} $filled={filled}>
      <Icon name={icon} />
      {count > 0 && <Dot aria-hidden="true">{count}</Dot>}
    </Box>
  );
}

/** Renders the same as a link to a screen of the application. */
export function IconLink(props: LinkProps & IconControl): ReactElement {
  const { label, icon, filled = false, count = 0, ...rest } = props;
  return (
    <LinkBox {...rest} aria-label={label} $filled={filled}>
      <Icon name={icon} />
      {count > 0 && <Dot aria-hidden="true">{count}</Dot>}
    </LinkBox>
  );
}
