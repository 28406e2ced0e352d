import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import styled from 'styled-components';
import { touchArea } from '../action/touch-area';
import { Icon } from '../icon/icon';
import { useUiMessages } from '../use-ui-messages';

const Mark = styled.button`
  width: 24px;
  height: 24px;
  display: inline-grid;
  place-items: center;
  border-radius: 50%;
  color: var(--text-muted);
  vertical-align: middle;
  margin-inline-start: 6px;
  ${touchArea}
  &[aria-expanded='true'] {
    color: var(--text);
    background: var(--sunken);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--text);
      background: var(--sunken);
    }
  }
`;

type InfoButtonProps = ComponentPropsWithoutRef<'button'> & {
  /** The subject of the information, part of the button's name. */
  readonly label: string;
};

/** Renders a small button after a label that leads to more about it. */
export function InfoButton({ label, ...rest }: InfoButtonProps): ReactElement {
  const t = useUiMessages();
  return (
    <Mark type="button" aria-label={t('info', { label })} {...rest}>
      <Icon name="info" size="small" />
    </Mark>
  );
}
