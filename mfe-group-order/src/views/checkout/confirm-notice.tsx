import { Banner } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import type { ConfirmOutcome } from '../../api/confirm-group';
import { Sentence } from '../sentence';

type ConfirmNoticeProps = { readonly outcome: ConfirmOutcome | undefined };

/** Renders why the group is not paid yet. Takes the focus, because it appears above the pressed button. */
export function ConfirmNotice({ outcome }: ConfirmNoticeProps): ReactElement | null {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
  }, [outcome?.kind]);
  if (outcome === undefined || outcome.kind === 'placed') return null;
  // A lost answer is not an outcome yet.
  if (outcome.kind === 'lost' || outcome.kind === 'outrun' || outcome.kind === 'ordered') return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Banner
        role="alert"
        tone={outcome.kind === 'changed' || outcome.kind === 'unpaid' ? 'warn' : 'bad'}
        icon="warning"
      >
        <Words outcome={outcome} />
      </Banner>
    </div>
  );
}

type WordsProps = {
  readonly outcome: Exclude<ConfirmOutcome, { kind: 'placed' | 'lost' | 'outrun' | 'ordered' }>;
};

function Words({ outcome }: WordsProps): ReactElement {
  if (outcome.kind === 'refused') {
    return (
      <span data-content="">
        <b>{outcome.title}</b> {outcome.body}
      </span>
    );
  }
  return <Sentence name={`checkout.${outcome.kind}`} />;
}
