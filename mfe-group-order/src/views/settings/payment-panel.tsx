import { paymentKey } from '@tiffin/domain';
import { ErrorPanel, Skeleton, Text } from '@tiffin/ui';
import { ChoiceRow } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { PaymentList } from '../checkout/payment-list';
import { useHostPaymentChoices } from '../checkout/use-host-payment-choices';
import { useGroupMessages } from '../use-group-messages';
import { PanelFrame } from './panel-frame';
import type { PanelProps } from './panel-props';
import { useSaveSetting } from './use-save-setting';
import { useSettingMessages } from './use-setting-messages';

const later = 'later';

/** Renders with what the host pays at the checkout: one of their methods, or none that is chosen before. */
export function PaymentPanel(props: PanelProps): ReactElement {
  const { group } = props;
  const t = useSettingMessages();
  const tGroup = useGroupMessages();
  const { save, frame } = useSaveSetting('payment', props);
  const { methods, choices } = useHostPaymentChoices(group, true);
  const { ownerPaymentOptions: options } = group;
  const current = options ? paymentKey(options.paymentMethodIdentifier) : later;
  const [chosenKey, setChosenKey] = useState(current);
  const chosen = choices.find(({ key }) => key === chosenKey);
  return (
    <PanelFrame
      frame={frame}
      title={tGroup('settings.payment')}
      isChanged={chosenKey !== current}
      onSave={() => {
        const choice = chosen ? { paymentMethodIdentifier: chosen.identifier } : null;
        // Nothing could be chosen before the methods have loaded.
        save({ ownerPaymentOptions: methods.data ? choice : options });
      }}
    >
      <Text $tone="muted">
        {t(methods.isSuccess && choices.length === 0 ? 'payment.none' : 'payment.text')}
      </Text>
      {methods.isPending && <Skeleton $height="64px" $radius="22px" />}
      {methods.isError && !methods.data && (
        <ErrorPanel
          level={3}
          title={tGroup('checkout.methodsFailed')}
          busy={methods.isFetching}
          onRetry={() => void methods.refetch()}
        />
      )}
      {methods.data && (
        <PaymentList choices={choices} chosenKey={chosenKey} onChoose={setChosenKey}>
          <ChoiceRow
            name="group-payment"
            value={later}
            icon="clock"
            checked={chosen === undefined}
            title={t('payment.later')}
            note={t('payment.laterNote')}
            onChange={() => {
              setChosenKey(later);
            }}
          />
        </PaymentList>
      )}
    </PanelFrame>
  );
}
