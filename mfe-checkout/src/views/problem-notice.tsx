import type { Cart } from '@tiffin/contracts';
import { Banner, Button, Row } from '@tiffin/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { OrderProblem } from '../domain/order-problem';
import { BannerTitle } from './banner-title';
import type { RemedyAction } from './remedy-action';
import { useProblemWords } from './use-problem-words';

const RefusalDialog = lazy(() =>
  import('./refusal-dialog').then(({ RefusalDialog: dialog }) => ({ default: dialog })),
);

const Actions = styled(Row)`
  margin-top: 10px;
`;

const CALM: readonly OrderProblem['kind'][] = ['changed', 'lost', 'abandoned', 'offline', 'calledOff'];

type ProblemNoticeProps = {
  readonly problem: OrderProblem;
  readonly cart: Cart;
  readonly actions: readonly RemedyAction[];
  readonly onClose: () => void;
};

/**
 * Renders why the order was not placed and what can be done: as a dialog if the specification requires one.
 */
export function ProblemNotice({ problem, cart, actions, onClose }: ProblemNoticeProps): ReactElement {
  const words = useProblemWords(cart)(problem);
  const box = useRef<HTMLDivElement>(null);
  const isModal = problem.kind === 'refused' && problem.isModal;
  useEffect(() => {
    if (!isModal) box.current?.focus();
  }, [isModal, problem]);
  if (isModal) {
    return (
      <Suspense>
        <RefusalDialog {...words} actions={actions} onClose={onClose} />
      </Suspense>
    );
  }
  const isCalm = CALM.includes(problem.kind);
  return (
    <div ref={box} tabIndex={-1}>
      <Banner role="alert" tone={isCalm ? 'warn' : 'bad'} icon="warning">
        <BannerTitle>{words.title}</BannerTitle> {words.about} {words.body}
        {actions.length > 0 && (
          <Actions $wrap>
            {actions.map(({ key, label, run }) => (
              <Button key={key} size="small" variant="outline" onClick={run}>
                {label}
              </Button>
            ))}
          </Actions>
        )}
      </Banner>
    </div>
  );
}
