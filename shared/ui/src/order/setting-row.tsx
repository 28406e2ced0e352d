import { Link } from '@tiffin/router';
import type { To } from '@tiffin/router';
import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { Text } from '../text/text';

const look = css`
  display: flex;
  gap: 14px;
  align-items: center;
  text-align: start;
  width: 100%;
  min-height: 64px;
  padding: 16px;
  border-radius: 6px;
  background: var(--tier, var(--surface));
  text-decoration: none;
  @media (hover: hover) {
    &:hover {
      background: var(--sunken);
    }
  }
  & > svg:last-child {
    margin-inline-start: auto;
    color: var(--text-muted);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Press = styled.button`
  ${look}
`;

const Go = styled(Link)`
  ${look}
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

type SettingRowProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly note?: ReactNode;
} & (
  | { readonly onClick: () => void; readonly to?: undefined }
  | { readonly to: To; readonly onClick?: undefined }
);

/** Renders one tier that opens something. Put it into `<Stack as="div">`. */
export function SettingRow({ icon, title, note, onClick, to }: SettingRowProps): ReactElement {
  const content = (
    <>
      <Icon name={icon} />
      <Words>
        <b>{title}</b>
        {note !== undefined && (
          <Text as="span" $size="small" $tone="muted" style={{ display: 'block' }}>
            {note}
          </Text>
        )}
      </Words>
      <Icon name="chevron-right" />
    </>
  );
  if (to !== undefined) return <Go to={to}>{content}</Go>;
  return (
    <Press type="button" onClick={onClick}>
      {content}
    </Press>
  );
}
