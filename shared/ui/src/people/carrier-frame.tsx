import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '../theme/breakpoint';

const Frame = styled.div`
  position: relative;
  border: 5px solid var(--text);
  border-bottom: 0;
  border-radius: 76px 76px 0 0;
  padding: 40px 7px 7px;
  margin-top: 14px;
  &::before {
    content: '';
    position: absolute;
    inset-inline: 0;
    margin-inline: auto;
    top: -14px;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: var(--text);
  }
  &::after {
    content: '';
    position: absolute;
    inset-inline: -11px;
    bottom: -6px;
    height: 7px;
    border-radius: 4px;
    background: var(--text);
  }
  ${media.narrow} {
    border-radius: 58px 58px 0 0;
    padding: 34px 5px 5px;
  }
`;

const Clasp = styled.span<{ readonly $side: 'start' | 'end' }>`
  position: absolute;
  top: 92px;
  width: 15px;
  height: 36px;
  border-radius: 8px;
  background: var(--background);
  border: 4px solid var(--text);
  ${({ $side }) =>
    $side === 'start'
      ? css`
          inset-inline-start: -10px;
        `
      : css`
          inset-inline-end: -10px;
        `}
`;

/** Renders the drawn carrier around the people of a group. Put a Stack inside. */
export function CarrierFrame({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Frame>
      <Clasp $side="start" aria-hidden="true" />
      <Clasp $side="end" aria-hidden="true" />
      {children}
    </Frame>
  );
}
