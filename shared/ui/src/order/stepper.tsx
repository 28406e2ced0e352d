import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import { useUiMessages } from '../use-ui-messages';

const bigEnds = css`
  background: var(--sunken);
  button {
    height: 56px;
    width: 48px;
  }
`;

const Group = styled.span<{ readonly $big: boolean }>`
  display: inline-flex;
  align-items: center;
  border-radius: var(--r-control);
  background: var(--quiet, var(--sunken));
  flex: none;
  button {
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    border-radius: var(--r-control);
  }
  @media (hover: hover) {
    button:hover:not([aria-disabled]) {
      background: var(--accent-soft);
      color: var(--on-accent-soft);
    }
  }
  button[aria-disabled] {
    color: var(--text-muted);
    opacity: 0.5;
    cursor: default;
  }
  output {
    min-width: 26px;
    text-align: center;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  ${({ $big }) => $big && bigEnds}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

type StepperProps = {
  /** The counted item, part of the buttons' names: "chicken kathi roll". */
  readonly item: string;
  readonly count: number;
  readonly onChange: (count: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** In carts: the button that would reach 0 shows a bin. */
  readonly bin?: boolean;
  readonly big?: boolean;
};

/** Renders three parts: decrease, count, increase. */
export function Stepper(props: StepperProps): ReactElement {
  const { item, count, onChange, min = 0, max = Infinity, bin = false, big = false } = props;
  const t = useUiMessages();
  const removes = bin && count === 1;
  const change = (next: number) => () => {
    if (next >= min && next <= max) onChange(next);
  };
  return (
    <Group role="group" aria-label={t('stepper.group', { item })} $big={big}>
      <button
        type="button"
        aria-label={removes ? t('stepper.remove', { item }) : t('stepper.subtract', { item, count })}
        aria-disabled={count <= min || undefined}
        onClick={change(count - 1)}
      >
        <Icon name={removes ? 'trash' : 'minus'} />
      </button>
      <output>{count}</output>
      <button
        type="button"
        aria-label={t('stepper.add', { item, count })}
        aria-disabled={count >= max || undefined}
        onClick={change(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </Group>
  );
}
