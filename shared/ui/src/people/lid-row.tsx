import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Lid, LidCircle } from './lid';
import type { Hue } from './lid-hue';

const Line = styled.span`
  display: flex;
  & > span {
    width: 40px;
    height: 40px;
    font-size: 14px;
    outline: 2px solid var(--lids-on, var(--surface));
  }
  & > span + span {
    margin-inline-start: -5px;
  }
`;

type LidRowProps = {
  readonly people: readonly { readonly key: string; readonly name: string; readonly hue: Hue }[];
  readonly max?: number;
};

/**
 * Renders overlapping avatars. Hidden from screen readers, so show the number beside it. Set `--lids-on` to
 * the background's colour.
 */
export function LidRow({ people, max = 6 }: LidRowProps): ReactElement {
  const rest = people.length - max;
  return (
    <Line aria-hidden="true">
      {people.slice(0, max).map(({ key, name, hue }) => (
        <Lid key={key} name={name} hue={hue} />
      ))}
      {rest > 0 && <LidCircle $hue="turmeric">+{rest}</LidCircle>}
    </Line>
  );
}
