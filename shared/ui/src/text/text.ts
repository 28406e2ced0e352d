import styled, { css } from 'styled-components';

const sizes = {
  body: css`
    font-size: 16px;
    line-height: 1.5;
  `,
  lead: css`
    font-size: 18px;
    line-height: 1.42;
    font-weight: 500;
    max-width: 32em;
  `,
  small: css`
    font-size: 14px;
    line-height: 1.43;
  `,
  hint: css`
    font-size: 13.5px;
    line-height: 1.4;
    color: var(--text-muted);
  `,
  micro: css`
    font-size: 12.5px;
    line-height: 1.35;
    font-weight: 600;
    letter-spacing: 0.01em;
  `,
} as const;

const tones = {
  muted: 'var(--text-muted)',
  danger: 'var(--danger)',
  success: 'var(--success)',
  warning: 'var(--warning)',
} as const;

type TextProps = {
  readonly $size?: keyof typeof sizes;
  readonly $tone?: keyof typeof tones;
  readonly $strong?: boolean;
  readonly $numeric?: boolean;
  readonly $center?: boolean;
};

/** A paragraph. Use `as="span"` inside lines. */
export const Text = styled.p<TextProps>`
  ${({ $size }) => $size && sizes[$size]}
  ${({ $tone }) => $tone && `color: ${tones[$tone]};`}
  ${({ $strong }) => $strong && 'font-weight: 650;'}
  ${({ $numeric }) => $numeric && 'font-variant-numeric: tabular-nums;'}
  ${({ $center }) => $center && 'text-align: center;'}
  min-width: 0;
  ${({ $numeric }) => !$numeric && 'overflow-wrap: anywhere;'}
`;
