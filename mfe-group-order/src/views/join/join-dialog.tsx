import { useMutation } from '@tanstack/react-query';
import { ApiError, effectValues, errorEffect, joinFulfillment, useErrorMessages } from '@tiffin/api';
import { useSession } from '@tiffin/auth';
import type { Invite } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { useDirty } from '@tiffin/federation';
import { Button, Input, Picture, Text, TextButton, toast } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import { useRef, useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import { groupRefusal } from '../../domain/group-refusal';
import { Sentence } from '../sentence';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { InviteFacts } from './invite-facts';
import type { JoinRefusal } from './join-refusal';

type JoinDialogProps = {
  readonly invite: Invite;
  readonly onClose: () => void;
  readonly onRefused: (refusal: JoinRefusal) => void;
  /** Called before the room replaces the invitation. */
  readonly onJoined: () => void;
};

/** Renders the dialog that joins a group: at once with an account, otherwise by a first name. */
export function JoinDialog({ invite, onClose, onRefused, onJoined }: JoinDialogProps): ReactElement {
  const t = useGroupMessages();
  const isKnown = useSession().status !== 'guest';
  const [firstName, setFirstName] = useState('');
  useDirty(firstName.trim() !== '');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const join = useJoin(invite, { onRefused, onJoined });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (join.isPending) return;
    const name = firstName.trim();
    setRefused(!isKnown && name === '');
    if (isKnown) join.mutate(undefined);
    else if (name === '') field.current?.focus();
    else join.mutate(name);
  };
  return (
    <ConfirmDialog
      title={<Sentence name="join.title" values={{ host: invite.hostFirstName }} />}
      onClose={onClose}
      initialFocus={field}
      picture={<Picture src={invite.merchantImageUrl} height={150} />}
      actions={
        <>
          <Button form="join-group" type="submit" variant="primary" size="big" wide busy={join.isPending}>
            {t('join.confirm')}
          </Button>
          <Button wide onClick={onClose}>
            {t('join.later')}
          </Button>
        </>
      }
    >
      <InviteFacts invite={invite} />
      <form id="join-group" noValidate onSubmit={submit}>
        {!isKnown && (
          <Field label={t('join.firstName')} error={isRefused && t('join.nameMissing')} required>
            <Input
              ref={field}
              autoComplete="given-name"
              maxLength={40}
              value={firstName}
              onChange={(event) => {
                setFirstName(event.target.value);
              }}
            />
          </Field>
        )}
      </form>
      {!isKnown && (
        <Text $size="small">
          {t('join.account')}
          {t('join.sentenceGap')}
          <TextButton
            $small
            onClick={() => {
              bus.emit('signInRequested', { reason: 'group' });
            }}
          >
            {t('join.signIn')}
          </TextButton>
        </Text>
      )}
    </ConfirmDialog>
  );
}

function useJoin(invite: Invite, { onRefused, onJoined }: Pick<JoinDialogProps, 'onRefused' | 'onJoined'>) {
  const t = useGroupMessages();
  const cache = useGroupCache();
  const tError = useErrorMessages();
  const { fulfillmentId: id, linkId: inviteLinkId } = invite;
  return useMutation({
    mutationFn: (firstName: string | undefined) =>
      joinFulfillment({
        id,
        body: { status: 'BROWSING', inviteLinkId, ...(firstName ? { firstName } : {}) },
      }),
    networkMode: 'always',
    meta: { context: 'joinFulfillment', isHandled: true },
    onSuccess: async (group) => {
      onJoined();
      bus.emit('groupJoined', { fulfillmentId: id, merchantId: group.merchant.id });
      cache.refreshCart(group.merchant.id);
      await cache.adopt(group);
      toast({ text: t('join.done', { host: invite.hostFirstName }), tone: 'good' });
      await cache.reload(id);
    },
    onError: (error) => {
      const reason = error instanceof ApiError && error.isRefusal ? groupRefusal(error) : undefined;
      if (reason !== undefined) {
        const other = error instanceof ApiError ? error.data?.fulfillmentId : undefined;
        onRefused({ reason, otherGroupId: typeof other === 'string' ? other : undefined });
        return;
      }
      const effect = errorEffect(error);
      const key = 'messageKey' in effect && effect.messageKey ? effect.messageKey : 'errors.tryAgain';
      toast({ text: tError(key, effectValues(effect)), tone: 'bad' });
    },
  });
}
