import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { initials } from './initials';
import type { Hue } from './lid-hue';

const small = css`
  width: 30px;
  height: 30px;
  font-size: 12px;
  box-shadow:
    inset 0 0 0 2px var(--l),
    inset 0 0 0 3px color-mix(in srgb, var(--k) 55%, var(--l));
`;

const emptySeat = css`
  background: transparent;
  color: var(--text-muted);
  box-shadow: inset 0 0 0 2px var(--border-strong);
`;

type LidStyle = { readonly $hue?: Hue; readonly $small?: boolean; readonly $empty?: boolean };

/** The round avatar itself, for a number or an icon. */
export const LidCircle = styled.span<LidStyle>`
  --l: var(--lid-${({ $hue = 'beetroot' }) => $hue});
  --k: var(--lid-${({ $hue = 'beetroot' }) => $hue}-ink);
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--l);
  color: var(--k);
  display: inline-grid;
  place-items: center;
  font-weight: 750;
  font-size: 17px;
  letter-spacing: -0.02em;
  line-height: 1;
  flex: none;
  position: relative;
  box-shadow:
    inset 0 0 0 3px var(--l),
    inset 0 0 0 4.5px color-mix(in srgb, var(--k) 55%, var(--l));
  ${({ $small }) => $small && small}
  ${({ $empty }) => $empty && emptySeat}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

type LidProps = {
  readonly name: string;
  readonly hue: Hue;
  readonly small?: boolean;
  /** A seat that nobody has taken yet. */
  readonly empty?: boolean;
  /** Replaces the initials. */
  readonly children?: ReactNode;
};

/** Renders a person's avatar. Hidden from screen readers, because the name is beside it. */
export function Lid({ name, hue, small: isSmall, empty, children }: LidProps): ReactElement {
  return (
    <LidCircle $hue={hue} $small={isSmall} $empty={empty} aria-hidden="true">
      {children ?? initials(name)}
    </LidCircle>
  );
}
