import { currencySymbol } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { ErrorPanel, FieldError, Input, Skeleton } from '@tiffin/ui';
import { Field, Switch } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import { PaymentList } from '../checkout/payment-list';
import { useGroupMessages } from '../use-group-messages';
import { useWaitingMessages } from '../waiting/use-waiting-messages';
import type { PanelProps } from './panel-props';
import type { AutoOrderDraft } from './use-auto-order-draft';

type AutoOrderChoiceProps = Pick<PanelProps, 'group'> & { readonly draft: AutoOrderDraft };

/** Renders whether the group orders by itself at the deadline: with which stored card, and up to which total. */
export function AutoOrderChoice({ group, draft }: AutoOrderChoiceProps): ReactElement {
  const t = useWaitingMessages();
  const tGroup = useGroupMessages();
  const format = useFormat();
  const { cards, problem } = draft;
  const total = format.money(group.costBreakdown.totalMicro, group.currencyCode);
  return (
    <>
      <Switch
        label={t('auto.label')}
        note={t('auto.note')}
        checked={draft.isOn}
        onChange={(event) => {
          draft.turn(event.target.checked);
        }}
      />
      {draft.isOn && (
        <>
          {cards.isPending && <Skeleton $height="64px" $radius="22px" />}
          {cards.isError && !cards.data && (
            <ErrorPanel
              level={3}
              title={tGroup('checkout.methodsFailed')}
              busy={cards.isFetching}
              onRetry={() => void cards.refetch()}
            />
          )}
          {draft.choices.length > 0 && (
            <PaymentList choices={draft.choices} chosenKey={draft.chosenKey} onChoose={draft.choose} />
          )}
          <Field
            label={t('auto.most', { currency: currencySymbol(group.currencyCode) })}
            hint={t('auto.now', { total })}
            error={problem === 'amount' && t('auto.badAmount')}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              maxLength={9}
              value={draft.typed}
              onChange={(event) => {
                draft.type(event.target.value);
              }}
            />
          </Field>
          <div role="alert">{problem === 'card' && <FieldError>{t('auto.noCard')}</FieldError>}</div>
        </>
      )}
    </>
  );
}
