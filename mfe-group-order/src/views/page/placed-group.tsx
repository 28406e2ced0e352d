import { Column, Section, SideLayout, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { BillPeople } from '../bill/bill-people';
import type { BillProps } from '../bill/bill-props';
import { HostBill } from '../bill/host-bill';
import { PrintButtons } from '../bill/print-buttons';
import { useGroupMessages } from '../use-group-messages';
import { GroupHeader } from './group-header';
import { PhaseNotice } from './group-notices';

export type PlacedGroupProps = BillProps & { readonly check: () => void };

/** Renders a group that its host has paid: its order, who had what, and who owes the host what. */
export function PlacedGroup({ group, bill, check }: PlacedGroupProps): ReactElement {
  const t = useGroupMessages();
  return (
    <>
      <GroupHeader group={group} phase="placed" onEnd={check} />
      <Wrap>
        <Section as="div">
          <Column $gap={20}>
            <PhaseNotice group={group} phase="placed" isHost />
            <SideLayout $wide>
              <BillPeople group={group} bill={bill} />
              <Column as="section" aria-label={t('side')} $gap={20}>
                <HostBill group={group} bill={bill} />
                {!bill.isRefunded && <PrintButtons group={group} bill={bill} />}
              </Column>
            </SideLayout>
          </Column>
        </Section>
      </Wrap>
    </>
  );
}
