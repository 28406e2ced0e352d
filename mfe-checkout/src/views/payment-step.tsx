import type { ReactElement, ReactNode, Ref } from 'react';
import { ChangeButton } from './change-button';
import { Part } from './part';
import { ChosenSections, OpenSections } from './step-section';
import { useCheckoutMessages } from './use-checkout-messages';

type PaymentStepProps = {
  readonly isOpen: boolean;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onChange: () => void;
  /** Contact details, tip and payment method. */
  readonly children: ReactNode;
};

/** Renders the step PAYMENT: its sections while it is open, afterwards what was chosen in them. */
export function PaymentStep({ isOpen, headingRef, onChange, children }: PaymentStepProps): ReactElement {
  const t = useCheckoutMessages();
  const title = t('pay.title');
  return (
    <Part
      number={1}
      state={isOpen ? 'current' : 'done'}
      title={title}
      headingRef={headingRef}
      change={isOpen ? undefined : <ChangeButton part={title} onPress={onChange} />}
    >
      {isOpen ? <OpenSections>{children}</OpenSections> : <ChosenSections>{children}</ChosenSections>}
    </Part>
  );
}
