import { useFormat } from '@tiffin/i18n';
import { Card, Column, Icon, Row, Text, TextButton } from '@tiffin/ui';
import { ProgressSteps } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { progressSteps } from '../domain/progress-steps';
import { CourierNews } from './courier-news';
import type { Freshness } from './freshness';
import type { OrderState } from './use-order-state';
import { useMoved } from './use-moved';
import { useStatusMessages } from './use-status-messages';

type ProgressCardProps = {
  readonly state: OrderState;
  readonly timeZone: string;
  readonly freshness: Freshness;
};

/** Renders the order's progress, the courier's states, and the age of the data. */
export function ProgressCard({ state, timeZone, freshness }: ProgressCardProps): ReactElement {
  const t = useStatusMessages();
  const format = useFormat();
  const moved = useMoved(state.status);
  const steps = progressSteps(state.tracker, state.type);
  const isUnderway = state.phase === 'active';
  return (
    <Card>
      <Column $gap={14}>
        {steps.length > 0 && (
          <div ref={moved}>
            <ProgressSteps
              label={t('progress.label')}
              steps={steps.map(({ key, state: of }) => ({ key, state: of, label: t(`progress.${key}`) }))}
            />
          </div>
        )}
        <CourierNews state={state} timeZone={timeZone} />
        <Row $between $wrap>
          <Text $size="hint" $numeric>
            {t(isUnderway ? 'progress.updated' : 'progress.updatedOnce', {
              time: format.time(freshness.at, timeZone),
            })}
          </Text>
          <TextButton $small aria-busy={freshness.isChecking} onClick={freshness.check}>
            <Icon name="refresh" size="small" />
            {t('progress.checkNow')}
          </TextButton>
        </Row>
      </Column>
    </Card>
  );
}
