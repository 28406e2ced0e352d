import styled, { css } from 'styled-components';
import { media } from '../theme/breakpoint';

const variants = {
  primary: css`
    --bg: var(--primary);
    --fg: var(--on-primary);
    box-shadow: inset 0 -3px 0 rgb(0 0 0 / 0.22);
    @media (hover: hover) {
      &:hover {
        background: var(--primary-hover);
      }
    }
    &:active {
      box-shadow: inset 0 0 0 rgb(0 0 0 / 0.22);
    }
  `,
  quiet: css``,
  outline: css`
    --bg: transparent;
    box-shadow: inset 0 0 0 1.5px var(--border-strong);
  `,
  ink: css`
    --bg: var(--inverse);
    --fg: var(--on-inverse);
  `,
  accent: css`
    --bg: var(--accent);
    --fg: var(--on-accent);
  `,
  danger: css`
    --bg: transparent;
    --fg: var(--danger);
    box-shadow: inset 0 0 0 1.5px currentColor;
  `,
} as const;

const sizes = {
  big: css`
    min-height: 56px;
    font-size: 17px;
    padding-inline: 24px;
    ${media.tiny} {
      padding-inline: 16px;
    }
  `,
  normal: css``,
  small: css`
    white-space: nowrap;
    min-height: 44px;
    padding: 6px 14px;
    font-size: 14.5px;
    ${media.tiny} {
      white-space: normal;
    }
  `,
} as const;

/** Primary is for the one next step of a screen. */
export type ButtonVariant = keyof typeof variants;

/** 56, 48 or 44 px high. */
export type ButtonSize = keyof typeof sizes;

/** The transient props of a button's style. */
export type ButtonStyle = {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $wide: boolean;
  readonly $split: boolean;
};

/** The style of everything that is pressed like a button. */
export const buttonLook = css<ButtonStyle>`
  --bg: var(--quiet, var(--sunken));
  --fg: var(--text);
  display: inline-flex;
  align-items: center;
  justify-content: ${({ $split }) => ($split ? 'space-between' : 'center')};
  gap: 10px;
  min-height: 48px;
  padding: 10px 20px;
  border-radius: var(--r-control);
  background: var(--bg);
  color: var(--fg);
  font-weight: 700;
  font-size: 16px;
  line-height: 1.2;
  text-decoration: none;
  text-align: center;
  letter-spacing: -0.005em;
  position: relative;
  ${({ $wide }) => $wide && 'width: 100%;'}
  transition:
    background var(--t-quick),
    transform var(--t-press),
    box-shadow var(--t-press);
  @media (hover: hover) {
    &:hover {
      background: color-mix(in srgb, var(--bg) 90%, var(--text));
    }
  }
  &:active {
    transform: translateY(2px);
  }
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  &[aria-disabled='true'],
  &:disabled {
    cursor: default;
    transform: none;
  }
  &:disabled {
    opacity: 0.55;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** The amount at the right of a paying button, and the spinner that replaces it while sending. */
export const Amount = styled.span`
  display: inline-grid;
  place-items: center end;
  font-variant-numeric: tabular-nums;
  & > * {
    grid-area: 1 / 1;
  }
`;
