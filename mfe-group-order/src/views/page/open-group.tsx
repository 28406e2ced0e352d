import type { Fulfillment } from '@tiffin/contracts';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation, useNavigate } from '@tiffin/router';
import { Column, OfflineBanner, Section, Wrap } from '@tiffin/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { isCoHost } from '../../domain/is-co-host';
import { mayInvite } from '../../domain/group-people';
import { isUnderWay } from '../../domain/group-phase';
import type { GroupPhase } from '../../domain/group-phase';
import { withoutParameter } from '../../domain/group-url';
import { LazyShareDialog } from '../invite/lazy-share-dialog';
import { PeopleSection } from '../people/people-section';
import { SettingRows } from '../settings/setting-rows';
import type { SettingName } from '../settings/setting-name';
import { useGroupMessages } from '../use-group-messages';
import { HostCheckout } from '../money/host-checkout';
import { PreflightCard } from './before-closing';
import { GroupHeader } from './group-header';
import { GroupNotices } from './group-notices';
import { GuestPart, GuestSide } from './guest-side';
import { HostNow } from './host-now';
import { HostRest } from './host-rest';
import { RoomLayout } from './room-layout';

type OpenGroupProps = {
  readonly group: Fulfillment;
  readonly phase: GroupPhase;
  readonly isHost: boolean;
  readonly isStale: boolean;
  readonly check: () => void;
  readonly isNew: boolean;
};

/** Renders the open group: its host and people with their items, and beside them total and actions. */
export function OpenGroup({ group, phase, isHost, isStale, check, isNew }: OpenGroupProps): ReactElement {
  const t = useGroupMessages();
  const [setting, setSetting] = useState<SettingName>();
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button is gone with the invitation.
    if (isNew) room.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [isNew]);
  const share = useSharePanel();
  const canChange = isUnderWay(phase) && phase !== 'paying';
  const settings = canChange && (isHost || isCoHost(group)) && (
    <SettingRows group={group} setting={setting} onSetting={setSetting} />
  );
  const canShare = isUnderWay(phase) && phase !== 'late' && mayInvite(group, isHost);
  return (
    <div ref={room}>
      <OfflineBanner note={t('offline')} onRetry={check} />
      <GroupHeader group={group} phase={phase} onEnd={check} />
      <Wrap data-wide="">
        <Section as="div">
          <Column $gap={20}>
            <GroupNotices group={group} phase={phase} isHost={isHost} isStale={isStale} />
            <RoomLayout
              settings={settings}
              people={
                <PeopleSection
                  group={group}
                  phase={phase}
                  isHost={isHost}
                  onInvite={canShare ? share.open : undefined}
                />
              }
              isNowFirst={!isHost}
              label={t(isHost ? 'side' : 'part.heading')}
              now={
                isHost ? (
                  <HostNow group={group} phase={phase} onSetting={setSetting} />
                ) : (
                  <>
                    <GuestPart group={group} phase={phase} />
                    {isCoHost(group) && canChange && (
                      <Suspense>
                        <PreflightCard group={group} onFix={setSetting} />
                      </Suspense>
                    )}
                  </>
                )
              }
              rest={
                isHost ? (
                  <HostRest group={group} phase={phase} />
                ) : (
                  <GuestSide group={group} phase={phase} hasSettings={settings !== false} />
                )
              }
              step={isHost && <HostCheckout group={group} phase={phase} />}
              isStepPinned={isHost && isUnderWay(phase)}
            />
          </Column>
        </Section>
      </Wrap>
      {share.isOpen && canShare && <LazyShareDialog group={group} onClose={share.close} />}
    </div>
  );
}

/**
 * Opens the share panel for `share=1` or `goShare=1` and removes them when it closes. The rest of the URL
 * stays.
 */
function useSharePanel() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { share, goShare } = parseQueryParameters(search);
  const isAsked = share || goShare;
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen: isOpen || isAsked,
    open: () => {
      setOpen(true);
    },
    close: () => {
      setOpen(false);
      if (!isAsked) return;
      const rest = withoutParameter(withoutParameter(search, 'share'), 'goShare');
      void navigate(pathname + rest, { replace: true });
    },
  };
}
