import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { iconPaths } from '../icon/icon-paths';
import type { IconName } from '../icon/icon-paths';

const tones = {
  plain: css`
    background: var(--quiet, var(--sunken));
    color: var(--text);
  `,
  good: css`
    background: var(--success-soft);
    color: var(--on-success-soft);
  `,
  warn: css`
    background: var(--warning-soft);
    color: var(--on-warning-soft);
  `,
  bad: css`
    background: var(--danger-soft);
    color: var(--on-danger-soft);
  `,
  info: css`
    background: var(--info-soft);
    color: var(--on-info-soft);
  `,
  perk: css`
    background: var(--accent);
    color: var(--on-accent);
  `,
  ink: css`
    background: var(--inverse);
    color: var(--on-inverse);
  `,
  surface: css`
    background: var(--surface);
    color: var(--text);
    svg {
      color: var(--primary);
    }
  `,
} as const;

/** `surface` marks a perk on a picture. */
export type BadgeTone = keyof typeof tones;

const Box = styled.span<{ readonly $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 1px 8px;
  border-radius: 7px;
  font-size: 12.5px;
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${({ $tone }) => tones[$tone]}
  svg {
    width: 13px;
    height: 13px;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

type BadgeProps = {
  readonly tone?: BadgeTone;
  readonly icon?: IconName;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Renders a short fact in a word, with an icon if its tone has a meaning. */
export function Badge({ tone = 'plain', icon, children, className }: BadgeProps): ReactElement {
  return (
    <Box $tone={tone} className={className}>
      {icon && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={iconPaths[icon]} />
        </svg>
      )}
      {children}
    </Box>
  );
}
