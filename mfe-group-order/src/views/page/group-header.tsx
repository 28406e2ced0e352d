import { serverNow, useServerSkew } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { participants } from '@tiffin/domain';
import { lazyScreen } from '@tiffin/federation';
import { Badge, Column, Heading, lidHueAt, PageHeading, Row, Text, TextButton } from '@tiffin/ui';
import { Countdown, LidRow } from '@tiffin/ui/more';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { groupPeople } from '../../domain/group-people';
import { guestName } from '../../domain/guest-tier';
import type { GroupPhase } from '../../domain/group-phase';
import { useGroupMessages } from '../use-group-messages';
import { useGroupTime } from '../use-group-time';
import { useWhereAndWhen } from '../use-where-and-when';
import type { DetailsPanelProps } from './details-panel';
import { GroupHead } from './group-head';

const DetailsPanel = lazyScreen<DetailsPanelProps>(() =>
  import(/* webpackChunkName: "group-people" */ './details-panel').then((m) => ({ View: m.DetailsPanel })),
);

/** Has a touch target of 44 px in a line that is lower. */
const Details = styled(TextButton)`
  min-height: 44px;
  margin-block: -10px;
`;

const hourMs = 3_600_000;
/** A countdown of days is a number that nobody reads. */
const dayMs = 24 * hourMs;

type GroupHeaderProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly onEnd: () => void;
};

/** Renders host, restaurant, destination, people, and the time left. */
export function GroupHeader({ group, phase, onEnd }: GroupHeaderProps): ReactElement {
  const t = useGroupMessages();
  const { where, when } = useWhereAndWhen(group);
  const [isDetailed, setDetailed] = useState(false);
  const members = groupPeople(group);
  const people = members.map((guest) => ({
    key: guest.externalUserId,
    name: guestName(guest),
    hue: lidHueAt(guest.seat),
  }));
  return (
    <GroupHead>
      <Column $gap={10}>
        <Text $size="small" $strong>
          <span data-content>{group.merchant.name}</span> · {when} ·{' '}
          <span data-content={group.fulfillmentType === 'DELIVERY' || undefined}>{where}</span>
        </Text>
        <PageHeading look="display">
          <span data-content>{group.groupDisplay.title || t('whose', { host: group.host.firstName })}</span>
        </PageHeading>
        <Row $wrap $gap={10}>
          <LidRow people={people} max={5} />
          {group.kind === 'PRIVATE_PIGGYBACK' && <Badge icon="lock">{t('header.private')}</Badge>}
          <b>
            {t('header.people', {
              here: t('header.here', { here: members.length, max: group.guestMax }),
              ready: t('header.ready', { count: participants(members).length }),
            })}
          </b>
          <Details
            aria-haspopup="dialog"
            $inherit
            onClick={() => {
              setDetailed(true);
            }}
          >
            {t('header.details')}
          </Details>
        </Row>
      </Column>
      <Clock group={group} phase={phase} onEnd={onEnd} />
      {isDetailed && (
        <Suspense>
          <DetailsPanel
            group={group}
            onClose={() => {
              setDetailed(false);
            }}
          />
        </Suspense>
      )}
    </GroupHead>
  );
}

function Clock({ group, phase, onEnd }: GroupHeaderProps): ReactElement | null {
  const t = useGroupMessages();
  const time = useGroupTime(group.merchant.timeZone);
  const skewMs = useServerSkew();
  const isOpen = phase === 'open' || phase === 'lastMinutes';
  const end =
    isOpen || phase === 'paying' ? group.orderByTime : phase === 'late' ? group.expirationTime : null;
  if (end === null) return null;
  const untilMs = Date.parse(end);
  const caption = t(phase === 'late' ? 'header.payBy' : 'header.closes');
  if (untilMs - serverNow() > dayMs)
    return (
      <div>
        <Text $size="small">{caption}</Text>
        <Heading as="p">{time(end)}</Heading>
      </div>
    );
  return (
    <Countdown
      key={end}
      untilMs={untilMs}
      skewMs={skewMs}
      sinceMs={untilMs - hourMs}
      onEnd={onEnd}
      caption={
        <>
          {caption}
          <br />
          {time(end)}
        </>
      }
    />
  );
}
