import type { ReactElement, ReactNode } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { VisuallyHidden } from '../text/visually-hidden';
import { media } from '../theme/breakpoint';
import { useUiMessages } from '../use-ui-messages';

type StepState = 'done' | 'current' | 'next';

const roll = keyframes`
  to { background-position: 28.28px 0; }
`;

const tiers = {
  done: css`
    color: var(--text);
    &::before {
      background: var(--success);
      box-shadow: none;
    }
  `,
  current: css`
    color: var(--text);
    font-weight: 750;
    &::before {
      box-shadow: none;
      background: repeating-linear-gradient(
          -45deg,
          var(--primary) 0 10px,
          color-mix(in srgb, var(--primary) 72%, var(--surface)) 10px 20px
        )
        0 0 / 28.28px 100%;
      animation: ${roll} 1.4s linear infinite;
    }
  `,
  next: css``,
} as const;

const List = styled.ol<{ readonly $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: 4px;
  ${media.tiny} {
    gap: 2px;
  }
`;

const Step = styled.li<{ readonly $state: StepState }>`
  display: grid;
  gap: 9px;
  font-size: 14px;
  line-height: 1.3;
  color: var(--text-muted);
  font-weight: 550;
  align-content: start;
  min-width: 0;
  &::before {
    content: '';
    height: 18px;
    border-radius: 6px;
    background: var(--sunken);
    box-shadow: inset 0 0 0 1.5px var(--border-strong);
  }
  &:first-child::before {
    border-start-start-radius: 14px;
    border-end-start-radius: 14px;
  }
  &:last-child::before {
    border-start-end-radius: 14px;
    border-end-end-radius: 14px;
  }
  ${({ $state }) => tiers[$state]}
  ${media.narrow} {
    font-size: 12.5px;
    padding-inline-end: 2px;
  }
  ${media.tiny} {
    font-size: 12px;
    letter-spacing: -0.02em;
  }
  @media (forced-colors: active) {
    &::before {
      border: ${({ $state }) => ($state === 'next' ? 1 : 6)}px solid;
    }
  }
`;

type ProgressStepsProps = {
  readonly label: string;
  readonly steps: readonly { readonly key: string; readonly label: ReactNode; readonly state: StepState }[];
};

/** Renders the progress of an order as tiers: done, current, next. */
export function ProgressSteps({ label, steps }: ProgressStepsProps): ReactElement {
  const t = useUiMessages();
  return (
    <List aria-label={label} $count={steps.length}>
      {steps.map((step) => (
        <Step key={step.key} $state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span>
            {step.label}
            {step.state === 'done' && <VisuallyHidden>, {t('steps.done')}</VisuallyHidden>}
          </span>
        </Step>
      ))}
    </List>
  );
}
