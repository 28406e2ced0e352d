import { Column, Section, SideLayout, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { BillPeople } from '../bill/bill-people';
import type { BillProps } from '../bill/bill-props';
import { HostBill } from '../bill/host-bill';
import { OwnBill } from '../bill/own-bill';
import { PrintButtons } from '../bill/print-buttons';
import { BillNotice } from '../bill/bill-notice';
import { useGroupMessages } from '../use-group-messages';
import { GroupHeader } from './group-header';
import { PhaseNotice } from './group-notices';

export type PlacedGroupProps = BillProps & { readonly isHost: boolean; readonly check: () => void };

/**
 * Renders a group that its host has paid: its order and who had what; to the host, who owes them what; to another admin, their own
 * part.
 */
export function PlacedGroup({ group, bill, isHost, check }: PlacedGroupProps): ReactElement {
  const t = useGroupMessages();
  return (
    <>
      <GroupHeader group={group} phase="placed" onEnd={check} />
      <Wrap>
        <Section as="div">
          <Column $gap={20}>
            {bill.isRefunded && <BillNotice name="ended.notice" group={group} isHost={isHost} />}
            {bill.isOnHold && (
              <BillNotice name={isHost ? 'hold.host' : 'hold.guest'} group={group} isHost={isHost} />
            )}
            {!bill.isRefunded && !bill.isOnHold && (
              <PhaseNotice group={group} phase="placed" isHost={isHost} />
            )}
            <SideLayout $wide>
              <BillPeople group={group} bill={bill} />
              <Column as="section" aria-label={t('side')} $gap={20}>
                {isHost ? <HostBill group={group} bill={bill} /> : <OwnBill group={group} bill={bill} />}
                {!bill.isRefunded && <PrintButtons group={group} bill={bill} />}
              </Column>
            </SideLayout>
          </Column>
        </Section>
      </Wrap>
    </>
  );
}
