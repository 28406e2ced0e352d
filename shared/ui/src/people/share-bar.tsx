import type { ReactElement } from 'react';
import styled from 'styled-components';
import { initials } from './initials';
import type { Hue } from './lid-hue';

/** So many parts with initials have room on the smallest phone. */
const MOST_NAMED = 10;

const Bar = styled.div<{ readonly $isNamed: boolean }>`
  display: flex;
  gap: ${({ $isNamed }) => ($isNamed ? 3 : 1)}px;
  height: 34px;
`;

const Part = styled.span<{ readonly $hue: Hue; readonly $isNamed: boolean }>`
  display: grid;
  place-items: center;
  font-weight: 750;
  font-size: 12.5px;
  border-radius: 5px;
  min-width: ${({ $isNamed }) => ($isNamed ? '22px' : '0')};
  background: var(--lid-${({ $hue }) => $hue});
  color: var(--lid-${({ $hue }) => $hue}-ink);
  &:first-child {
    border-start-start-radius: 12px;
    border-end-start-radius: 12px;
  }
  &:last-child {
    border-start-end-radius: 12px;
    border-end-end-radius: 12px;
  }
`;

type ShareBarProps = {
  /** In the order of the list of people. `valueMicro` is each person's final amount. */
  readonly parts: readonly {
    readonly key: string;
    readonly name: string;
    readonly hue: Hue;
    readonly valueMicro: number;
  }[];
};

/**
 * Renders each person's share of a total, of a crowd without their initials. Hidden from screen readers, because the
 * list of people has the amounts.
 */
export function ShareBar({ parts }: ShareBarProps): ReactElement {
  const paying = parts.filter(({ valueMicro }) => valueMicro > 0);
  const isNamed = paying.length <= MOST_NAMED;
  return (
    <Bar aria-hidden="true" $isNamed={isNamed}>
      {paying.map(({ key, name, hue, valueMicro }) => (
        <Part key={key} $hue={hue} $isNamed={isNamed} style={{ flex: valueMicro / 1_000_000 }}>
          {isNamed && initials(name)}
        </Part>
      ))}
    </Bar>
  );
}
