import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ApiError,
  createFulfillment,
  effectValues,
  errorEffect,
  fulfillmentQueries,
  serverNow,
  useErrorMessages,
} from '@tiffin/api';
import type { CreateFulfillmentInput, FulfillmentType, Merchant } from '@tiffin/contracts';
import { offeredFulfillmentTypes, parseQueryParameters } from '@tiffin/domain';
import { bus } from '@tiffin/event-bus';
import { useDirty } from '@tiffin/federation';
import { useFormat } from '@tiffin/i18n';
import { useLocation, useNavigate } from '@tiffin/router';
import { Banner, Button, Column, LabelText, Segmented, Text, toast } from '@tiffin/ui';
import { TileGroup } from '@tiffin/ui/more';
import { ConfirmDialog } from '@tiffin/ui/overlay';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { deadlineChoices } from '../../domain/deadline-choices';
import { groupLink } from '../../domain/group-url';
import { useGroupCache } from '../use-group-cache';
import { fulfillmentTypeIcons } from '../fulfillment-type-icons';
import { useGroupMessages } from '../use-group-messages';
import { ZoneNote } from '../zone-note';

const choiceCount = 7;
/** Index of the initial choice: about an hour away. */
const usualChoice = 3;

type StartDialogProps = { readonly merchant: Merchant; readonly onClose: () => void };

/** Renders the choice of fulfillment and deadline with defaults, so that one more press starts the group. */
export function StartDialog({ merchant, onClose }: StartDialogProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const { search } = useLocation();
  const query = parseQueryParameters(search);
  const types = offeredFulfillmentTypes(merchant, query);
  const firstType = types[0] ?? 'PICKUP';
  const [type, setType] = useState<FulfillmentType>(firstType);
  const [deadlines] = useState(() => deadlineChoices(serverNow(), choiceCount));
  const [orderByTime, setOrderByTime] = useState(deadlines[usualChoice]);
  const [refusal, setRefusal] = useState<Refusal>();
  const start = useStart(setRefusal);
  const isSent = start.isPending || start.isSuccess;
  // The service has what was sent, so the new group's page may be of a new version.
  useDirty(!isSent && (type !== firstType || orderByTime !== deadlines[usualChoice]));
  const deliveryAddressId = query.deliveryAddressId ?? undefined;
  return (
    <ConfirmDialog
      title={t('start.title')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            size="big"
            wide
            busy={start.isPending}
            onClick={() => {
              const delivery =
                type === 'DELIVERY' && deliveryAddressId !== undefined ? { deliveryAddressId } : {};
              start.mutate({ merchantId: merchant.id, fulfillmentType: type, orderByTime, ...delivery });
            }}
          >
            {t('start.confirm')}
          </Button>
          <Button wide onClick={onClose}>
            {t('start.later')}
          </Button>
        </>
      }
    >
      <Text $tone="muted">{t('start.text')}</Text>
      {refusal && (
        <Banner role="alert" tone="warn" icon="warning">
          <b>{refusal.title}</b> {refusal.body}
        </Banner>
      )}
      <Segmented
        legend={t('delivery.how')}
        value={type}
        options={types.map((value) => ({
          value,
          label: t(`delivery.type.${value}`),
          icon: fulfillmentTypeIcons[value],
        }))}
        onChange={setType}
      />
      <Column $gap={8}>
        <LabelText>{t('start.deadline')}</LabelText>
        <ZoneNote timeZone={merchant.timeZone} />
        <TileGroup
          legend={t('start.deadline')}
          value={orderByTime}
          options={deadlines.map((value) => ({ value, label: format.time(value, merchant.timeZone) }))}
          onChange={setOrderByTime}
        />
      </Column>
    </ConfirmDialog>
  );
}

type Refusal = { readonly title: string; readonly body: string | undefined };

function useStart(onRefused: (refusal: Refusal | undefined) => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const cache = useGroupCache();
  const tError = useErrorMessages();
  const { search } = useLocation();
  return useMutation({
    mutationFn: (body: CreateFulfillmentInput) => createFulfillment({ body }),
    networkMode: 'always',
    meta: { context: 'createFulfillment', isHandled: true },
    onMutate: () => {
      onRefused(undefined);
    },
    onSuccess: async (group, { deliveryAddressId }) => {
      const { fulfillmentId, merchant } = group;
      queryClient.setQueryData(fulfillmentQueries.detail(fulfillmentId).queryKey, group);
      bus.emit('groupJoined', { fulfillmentId, merchantId: merchant.id });
      cache.refreshCart(merchant.id);
      await navigate(groupLink(fulfillmentId, search, { share: true, deliveryAddressId }));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.isRefusal && error.title !== undefined) {
        onRefused({ title: error.title, body: error.body });
        return;
      }
      const effect = errorEffect(error, 'createFulfillment');
      const key = 'messageKey' in effect && effect.messageKey ? effect.messageKey : 'errors.tryAgain';
      toast({ text: tError(key, effectValues(effect)), tone: 'bad' });
    },
  });
}
