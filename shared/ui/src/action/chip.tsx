import { Link } from '@tiffin/router';
import type { LinkProps } from '@tiffin/router';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

const look = css`
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 44px;
  padding: 0 16px;
  border-radius: var(--r-lid);
  background: var(--sunken);
  font-weight: 600;
  font-size: 14.5px;
  white-space: nowrap;
  text-decoration: none;
  &[aria-pressed='true'],
  &[aria-current] {
    background: var(--inverse);
    color: var(--on-inverse);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[aria-pressed='true'],
    &[aria-current] {
      border: 3px solid Highlight;
    }
  }
`;

const Box = styled.button`
  ${look}
`;

const LinkBox = styled(Link)`
  ${look}
`;

type ChipProps = ComponentPropsWithRef<'button'> & { readonly pressed?: boolean; readonly icon?: IconName };

/** Renders a filter that is on or off. */
export function Chip({ pressed, icon, children, type = 'button', ...rest }: ChipProps): ReactElement {
  return (
    <Box {...rest} type={type} aria-pressed={pressed}>
      {icon && <Icon name={icon} />}
      {children}
    </Box>
  );
}

type ChipLinkProps = LinkProps & { readonly current?: boolean; readonly icon?: IconName };

/** Renders a filter that is a link, marked when it is the current page. */
export function ChipLink({ current, icon, children, ...rest }: ChipLinkProps): ReactElement {
  return (
    <LinkBox {...rest} aria-current={current ? 'true' : undefined}>
      {icon && <Icon name={icon} />}
      {children}
    </LinkBox>
  );
}
