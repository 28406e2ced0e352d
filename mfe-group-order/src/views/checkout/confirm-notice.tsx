import type { Fulfillment } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Banner } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { ConfirmOutcome } from '../../api/confirm-group';
import { Sentence } from '../sentence';

type ConfirmNoticeProps = {
  readonly outcome: ConfirmOutcome | undefined;
  readonly group: Fulfillment;
};

/** Renders why the group is not paid yet. Takes the focus, because it appears above the pressed button. */
export function ConfirmNotice({ outcome, group }: ConfirmNoticeProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [outcome?.kind]);
  if (outcome === undefined || outcome.kind === 'placed') return null;
  // A lost answer is not an outcome yet.
  if (outcome.kind === 'lost' || outcome.kind === 'outrun') return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner role="alert" tone={outcome.kind === 'changed' ? 'warn' : 'bad'} icon="warning">
        <Words outcome={outcome} group={group} />
      </Banner>
    </div>
  );
}

type WordsProps = {
  readonly outcome: Exclude<ConfirmOutcome, { kind: 'placed' | 'lost' | 'outrun' }>;
  readonly group: Fulfillment;
};

function Words({ outcome, group }: WordsProps): ReactElement {
  const format = useFormat();
  if (outcome.kind === 'refused') {
    return (
      <span data-content="">
        <b>{outcome.title}</b> {outcome.body}
      </span>
    );
  }
  const total = format.money(group.costBreakdown.totalMicro, group.currencyCode);
  return <Sentence name={`checkout.${outcome.kind}`} values={{ total }} />;
}
