import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';

const onField = css`
  --t1: var(--rice-0);
  --t2: var(--beetroot-600);
  --t3: var(--coriander-600);
  @media (prefers-color-scheme: dark) {
    --t1: var(--turmeric-400);
    --t2: var(--beetroot-300);
    --t3: var(--coriander-300);
  }
`;

const Mark = styled.span<{ readonly $onField: boolean; readonly $small: boolean }>`
  --t1: var(--turmeric-400);
  --t2: var(--beetroot-500);
  --t3: var(--coriander-500);
  display: inline-flex;
  align-items: center;
  gap: 9px;
  font-weight: 800;
  font-size: ${({ $small }) => ($small ? 20 : 25)}px;
  letter-spacing: -0.045em;
  line-height: 1;
  min-height: 44px;
  svg {
    width: ${({ $small }) => ($small ? 22 : 30)}px;
    height: ${({ $small }) => ($small ? 26 : 34)}px;
  }
  @media (prefers-color-scheme: dark) {
    --t2: var(--beetroot-400);
    --t3: var(--coriander-400);
  }
  ${({ $onField }) => $onField && onField}
`;

type LogoProps = { readonly onField?: boolean; readonly small?: boolean };

/** Renders the carrier and the word. Hidden from screen readers, because the link around it has the name. */
export function Logo({ onField: isOnField = false, small = false }: LogoProps): ReactElement {
  return (
    <Mark $onField={isOnField} $small={small} aria-hidden="true">
      <svg viewBox="0 0 34 38">
        <path
          d="M4 35V16C4 8.5 9.5 5.5 17 5.5S30 8.5 30 16v19"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.8"
          strokeLinecap="round"
        />
        <circle cx="17" cy="4.6" r="3.2" fill="currentColor" />
        <rect x="8.2" y="12" width="17.6" height="6.6" rx="2.4" fill="var(--t1)" />
        <rect x="8.2" y="20.4" width="17.6" height="6.6" rx="2.4" fill="var(--t2)" />
        <rect x="8.2" y="28.8" width="17.6" height="6.6" rx="2.4" fill="var(--t3)" />
      </svg>
      <span>tiffin</span>
    </Mark>
  );
}
