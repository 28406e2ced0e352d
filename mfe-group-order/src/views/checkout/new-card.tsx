import { useQueryClient } from '@tanstack/react-query';
import { paymentQueries, useErrorMessages } from '@tiffin/api';
import { useCardEntry } from '@tiffin/card-provider';
import type { Payable } from '@tiffin/card-provider';
import type { PaymentMethodIdentifier } from '@tiffin/contracts';
import { useDirty } from '@tiffin/federation';
import { Button, Column, ErrorPanel, FieldError, LabelText, Skeleton, Text, toast } from '@tiffin/ui';
import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useGroupMessages } from '../use-group-messages';

const Frame = styled.div`
  min-height: 50px;
  padding: 15px 14px;
  border-radius: var(--r-control);
  border: 1.5px solid var(--border-strong);
  background: var(--surface);
`;

type NewCardProps = {
  /** What a card pays once that is not stored. If undefined, the card is stored with the account. */
  readonly payable?: Payable | undefined;
  /** Says what happens to the card's number. */
  readonly hint: string;
  readonly isBusy?: boolean;
  /** What entering the card pays, if it pays at once. Otherwise the card is only chosen. */
  readonly pays?: { readonly label: string; readonly amount: string } | undefined;
  readonly onEntered: (identifier: PaymentMethodIdentifier) => void;
};

/** Renders the entry of another card, whose number goes only to the card provider. */
export function NewCard({ payable, hint, isBusy = false, pays, onEntered }: NewCardProps): ReactElement {
  const t = useGroupMessages();
  const tError = useErrorMessages();
  const id = useId();
  const queryClient = useQueryClient();
  const entry = useCardEntry({ payable, isOpen: true });
  useDirty(entry.isTyped);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const save = async () => {
    setSaving(true);
    setRefusal(undefined);
    try {
      const entered = await entry.submit();
      if (entered.kind !== 'entered') {
        setRefusal(entered.message ?? t('card.refused'));
        return;
      }
      await queryClient.invalidateQueries({ queryKey: paymentQueries.root });
      onEntered(entered.identifier);
    } catch {
      toast({ text: tError('errors.tryAgain'), tone: 'bad' });
    } finally {
      setSaving(false);
    }
  };
  if (entry.state === 'failed') {
    return (
      <ErrorPanel level={3} title={t('card.failed')} onRetry={entry.retry}>
        {t('card.failedText')}
      </ErrorPanel>
    );
  }
  return (
    <Column $gap={8} role="group" aria-labelledby={id}>
      <LabelText id={id}>{t('card.label')}</LabelText>
      <Frame>
        {entry.state === 'loading' && <Skeleton $height="20px" />}
        <div ref={entry.container} />
      </Frame>
      {refusal !== undefined && <FieldError>{refusal}</FieldError>}
      <Text $size="hint">{hint}</Text>
      <Button
        wide
        variant={pays ? 'primary' : 'quiet'}
        size={pays ? 'big' : 'normal'}
        amount={pays?.amount}
        busy={isSaving || isBusy}
        disabled={entry.state !== 'ready'}
        onClick={() => void save()}
      >
        {pays?.label ?? t('card.save')}
      </Button>
    </Column>
  );
}
