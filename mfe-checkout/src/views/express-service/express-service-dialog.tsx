import type { Merchant } from '@tiffin/contracts';
import { Button, Column, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useExpressServiceMessages } from './use-express-service-messages';

const steps = ['pay', 'cook', 'collect'] as const;

const Steps = styled(Column)`
  counter-reset: step;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 34px minmax(0, 1fr);
  gap: 14px;
  counter-increment: step;
  &::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--inverse);
    color: var(--on-inverse);
    font-weight: 750;
  }
`;

export type ExpressServiceDialogProps = {
  readonly merchant: Pick<Merchant, 'name'>;
  readonly onClose: () => void;
};

/** Renders how express service works: pay by phone at the place, collect at the counter (row MOD-04). */
export function ExpressServiceDialog({ merchant, onClose }: ExpressServiceDialogProps): ReactElement {
  const t = useExpressServiceMessages();
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button variant="primary" size="big" wide onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Steps as="ol" role="list" $gap={16}>
        {steps.map((step) => (
          <Step key={step}>
            <div>
              <Text $strong>{t(`steps.${step}.title`)}</Text>
              <Text $tone="muted">{t(`steps.${step}.note`, { merchant: merchant.name })}</Text>
            </div>
          </Step>
        ))}
      </Steps>
    </Dialog>
  );
}
