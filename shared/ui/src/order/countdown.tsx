import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { announce } from '../announcement/announcements';
import { VisuallyHidden } from '../text/visually-hidden';
import { useUiMessages } from '../use-ui-messages';
import { crossedMark, timeLeft } from './time-left';
import { useTicking } from './use-ticking';

type CountdownProps = {
  /** When it ends, in milliseconds since 1970 by the server's clock. */
  readonly untilMs: number;
  /** When it began. If set, a bar shows the remaining part. */
  readonly sinceMs?: number;
  /** The server's clock minus the browser's. */
  readonly skewMs?: number;
  /** Text at the left: "Closes 11:30". */
  readonly caption?: ReactNode;
  readonly onEnd?: () => void;
};

/** Renders the remaining time in large type. Screen readers hear only 10, 5 and 1 minutes and the end. */
export function Countdown({ untilMs, sinceMs, skewMs = 0, caption, onEnd }: CountdownProps): ReactElement {
  const t = useUiMessages();
  const now = useTicking(untilMs - skewMs > Date.now());
  const leftMs = untilMs - skewMs - now;
  const left = timeLeft(leftMs);
  useSpokenMarks(leftMs, onEnd);
  const share = sinceMs === undefined ? 0 : Math.min(1, Math.max(0, leftMs / (untilMs - sinceMs)));
  const spoken = left.isOver ? t('countdown.over') : t('countdown.left', { count: left.minutes });
  return (
    <Box>
      <Line>
        <Caption>{caption}</Caption>
        <Clock aria-hidden="true">{left.clock}</Clock>
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </Line>
      {sinceMs !== undefined && (
        <Burn aria-hidden="true">
          <i style={{ width: `${share * 100}%` }} />
        </Burn>
      )}
    </Box>
  );
}

function useSpokenMarks(leftMs: number, onEnd: (() => void) | undefined): void {
  const t = useUiMessages();
  const before = useRef(leftMs);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const mark = crossedMark(before.current, leftMs);
    const ends = before.current > 0 && leftMs <= 0;
    before.current = leftMs;
    if (ends) {
      announce(t('countdown.over'));
      end.current?.();
    } else if (mark !== undefined) announce(t('countdown.left', { count: mark }));
  }, [leftMs, t]);
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  min-width: min(280px, 100%);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: end;
  gap: 8px;
`;

const Caption = styled.span`
  font-weight: 600;
`;

const Clock = styled.span`
  font-size: clamp(54px, 14vw, 84px);
  line-height: 0.86;
  font-weight: 800;
  letter-spacing: -0.05em;
  font-variant-numeric: tabular-nums;
`;

const Burn = styled.div`
  height: 14px;
  border-radius: 7px;
  background: rgb(31 26 24 / 0.16);
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    background: var(--on-brand-field);
    border-radius: 7px;
  }
  @media (prefers-color-scheme: dark) {
    background: rgb(255 255 255 / 0.16);
  }
`;
