import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';

const tones = {
  info: css`
    background: var(--info-soft);
    color: var(--on-info-soft);
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
} as const;

const icons = { info: 'info', good: 'check', warn: 'clock', bad: 'warning' } as const;

/** The tone of a banner. */
export type BannerTone = keyof typeof tones;

/** The box of a banner, for banners with another layout. */
export const BannerBox = styled.div<{ readonly $tone: BannerTone }>`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 12px 16px;
  border-radius: 16px;
  min-width: 0;
  ${({ $tone }) => tones[$tone]}
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Words and action: the action stands below the words where both have no room in one row. */
const Content = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 10px 12px;
  align-items: center;
  min-width: 0;
`;

const Words = styled.div`
  flex: 1 1 15em;
  min-width: 0;
`;

type BannerProps = {
  readonly tone?: BannerTone;
  readonly icon?: IconName;
  /** The fact in bold, then what it means. */
  readonly children: ReactNode;
  readonly action?: ReactNode;
  /** `alert` for what blocks the reader, `status` for news; none if it was there from the start. */
  readonly role?: 'alert' | 'status';
};

/** Renders a fact about the whole part of the page below it. */
export function Banner({ tone = 'info', icon, children, action, role }: BannerProps): ReactElement {
  return (
    <BannerBox $tone={tone} role={role}>
      <Icon name={icon ?? icons[tone]} />
      <Content>
        <Words>{children}</Words>
        {action}
      </Content>
    </BannerBox>
  );
}
