import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { orderStatusPath } from '@tiffin/domain';
import { Banner, Button, ButtonLink, Column, useOnline } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { isGroupValid } from '../../domain/group-validity';
import { validationSetting, validationWords } from '../../domain/validation-words';
import { Sentence } from '../sentence';
import type { SettingName } from '../settings/setting-name';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';

type GroupNoticesProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly isHost: boolean;
  readonly isStale: boolean;
  readonly onFix: (setting: SettingName) => void;
};

/**
 * Renders what everybody must know now: the host pays, time runs out, something is missing, the data is old.
 */
export function GroupNotices(props: GroupNoticesProps): ReactElement {
  const { group, phase, isHost, isStale, onFix } = props;
  const isOnline = useOnline();
  return (
    <Column $gap={10} aria-live="polite">
      {isStale && isOnline && (
        <Banner tone="warn" icon="warning">
          <Sentence name="notice.stale" />
        </Banner>
      )}
      <PhaseNotice group={group} phase={phase} isHost={isHost} />
      {isHost && isUnderWay(phase) && phase !== 'paying' && <ValidationNotices group={group} onFix={onFix} />}
    </Column>
  );
}

type PhaseNoticeProps = Pick<GroupNoticesProps, 'group' | 'phase' | 'isHost'>;

function PhaseNotice({ group, phase, isHost }: PhaseNoticeProps): ReactElement | null {
  const t = useGroupMessages();
  const write = useGroupTime(group.merchant.timeZone);
  const time = (at: string | null) => (at === null ? '' : write(at));
  const words = {
    host: group.host.firstName,
    closes: time(group.orderByTime),
    expires: time(group.expirationTime),
  };
  const side = isHost ? 'host' : 'guest';
  switch (phase) {
    case 'open':
      return null;
    case 'lastMinutes':
      return (
        <Banner tone="warn" icon="clock">
          <Sentence name={`notice.lastMinutes.${side}`} values={words} />
        </Banner>
      );
    case 'late':
      return (
        <Banner tone="warn" icon="clock">
          <Sentence name={`notice.late.${side}`} values={words} />
        </Banner>
      );
    case 'paying':
      return (
        <Banner tone="info" icon="lock">
          <Sentence name={`notice.paying.${side}`} values={words} />
        </Banner>
      );
    case 'placed':
      return (
        <Banner
          tone="good"
          action={
            group.orderId && (
              <ButtonLink
                size="small"
                variant="outline"
                to={orderStatusPath(group.merchant.url, group.orderId, 'ID')}
              >
                {t('followOrder')}
              </ButtonLink>
            )
          }
        >
          <Sentence name="notice.placed" />
        </Banner>
      );
    case 'cancelled':
    case 'expired':
      return (
        <Banner tone="warn" icon="info">
          <Sentence name={`notice.${phase}`} />
        </Banner>
      );
  }
}

type ValidationNoticesProps = Pick<GroupNoticesProps, 'group' | 'onFix'>;

function ValidationNotices({ group, onFix }: ValidationNoticesProps): ReactElement | null {
  const t = useGroupMessages();
  const { data } = useQuery({
    ...fulfillmentQueries.validation(group.fulfillmentId),
    meta: { context: 'getFulfillmentValidation', isHandled: true },
  });
  if (!data || isGroupValid(data)) return null;
  return (
    <>
      {data.validationErrors.map((error) => (
        <Banner
          key={error.field}
          tone="warn"
          icon="warning"
          action={
            <Button
              size="small"
              variant="outline"
              onClick={() => {
                onFix(validationSetting(error.field));
              }}
            >
              {t('notice.fix')}
            </Button>
          }
        >
          <Sentence name={`validation.${validationWords(error)}`} />
        </Banner>
      ))}
    </>
  );
}
