import type { Fulfillment } from '@tiffin/contracts';
import { groupRoles } from '@tiffin/domain';
import type { ReactElement } from 'react';
import { Sentence } from './sentence';
import { SharedCostsNote } from './shared-costs-note';
import { useSplitWords } from './use-split-words';

/** Renders who pays and, unless the host pays for all, how the shared costs divide. */
export function SplitNote({ group }: { readonly group: Fulfillment }): ReactElement {
  const split = useSplitWords(group);
  return (
    <>
      <Sentence {...split} />
      <SharedCostsNote terms={group} host={group.host.firstName} isHost={groupRoles(group).isHost} />
    </>
  );
}
