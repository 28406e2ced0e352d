import { useContext } from 'react';
import styled, { css } from 'styled-components';
import type { ExecutionProps } from 'styled-components';
import { OwnsPageContext } from '../theme/owns-page';

const looks = {
  display: css`
    font-size: clamp(34px, 5vw, 56px);
    line-height: 1;
    font-weight: 800;
    letter-spacing: -0.03em;
    text-wrap: balance;
  `,
  h1: css`
    font-size: clamp(28px, 3.4vw, 40px);
    line-height: 1.06;
    font-weight: 800;
    letter-spacing: -0.025em;
    text-wrap: balance;
  `,
  h2: css`
    font-size: clamp(22px, 2.2vw, 28px);
    line-height: 1.14;
    font-weight: 750;
    letter-spacing: -0.02em;
    text-wrap: balance;
  `,
  h3: css`
    font-size: 18px;
    line-height: 1.25;
    font-weight: 700;
    letter-spacing: -0.01em;
    text-wrap: pretty;
  `,
} as const;

/** The looks of a heading, independent of its level. */
export type HeadingLook = keyof typeof looks;

const below: ReadonlyMap<unknown, 'h2' | 'h3' | 'h4'> = new Map([
  ['h1', 'h2'],
  ['h2', 'h3'],
  ['h3', 'h4'],
]);

/**
 * A heading: `as` sets its level, `$look` its size. On a partner's page it is one level lower, because the h1
 * is the partner's.
 */
export const Heading = styled.h2.attrs(useLevel)<{ readonly $look?: HeadingLook }>`
  ${({ $look = 'h2' }) => looks[$look]}
  min-width: 0;
  overflow-wrap: anywhere;
  &:lang(zh) {
    letter-spacing: 0;
    line-height: 1.3;
  }
`;

function useLevel({ as = 'h2' }: Pick<ExecutionProps, 'as'>): Pick<ExecutionProps, 'as'> {
  return { as: useContext(OwnsPageContext) ? as : (below.get(as) ?? as) };
}
