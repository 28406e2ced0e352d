import type { ReactElement } from 'react';
import styled from 'styled-components';
import { initials } from './initials';
import type { Hue } from './lid-hue';

const Bar = styled.div`
  display: flex;
  gap: 3px;
  height: 34px;
`;

const Part = styled.span<{ readonly $hue: Hue }>`
  display: grid;
  place-items: center;
  font-weight: 750;
  font-size: 12.5px;
  border-radius: 5px;
  min-width: 22px;
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
 * Renders each person's share of a total. Hidden from screen readers, because the list of people has the
 * amounts.
 */
export function ShareBar({ parts }: ShareBarProps): ReactElement {
  return (
    <Bar aria-hidden="true">
      {parts
        .filter(({ valueMicro }) => valueMicro > 0)
        .map(({ key, name, hue, valueMicro }) => (
          <Part key={key} $hue={hue} style={{ flex: valueMicro / 1_000_000 }}>
            {initials(name)}
          </Part>
        ))}
    </Bar>
  );
}
