export type WalletPlan = {
  readonly found: readonly ('applePay' | 'googlePay')[];
  /** Whether the person closes the sheet. */
  readonly isCancelled?: boolean;
  readonly billingDetails?: object;
};

type Listener = (event: object) => void;

type StandInElement = {
  readonly on: (name: string, listener: Listener) => void;
  readonly mount: (target: HTMLElement) => void;
  readonly destroy: () => void;
  readonly focus: () => void;
};

const WALLETS = {
  applePay: { label: 'Apple Pay', type: 'apple_pay' },
  googlePay: { label: 'Google Pay', type: 'google_pay' },
} as const;

/** Returns an element that stands in for the provider's card form. */
export function standInCardElement(): StandInElement {
  const box = document.createElement('div');
  box.dataset.testid = 'card-element';
  return {
    on: (name: string, listener: Listener) => {
      if (name === 'ready') queueMicrotask(() => listener({}));
      if (name === 'change') {
        box.addEventListener('input', () => {
          listener({ empty: box.textContent === '' });
        });
      }
    },
    mount: (target: HTMLElement) => {
      target.append(box);
    },
    destroy: () => {
      box.remove();
    },
    focus: () => undefined,
  };
}

/** Returns an element that stands in for the provider's wallet buttons and for the wallet's sheet. */
export function standInWallets(plan: WalletPlan | undefined, sheet: string[]): StandInElement {
  const box = document.createElement('div');
  const listeners = new Map<string, Listener>();
  const emit = (name: string, event: object) => listeners.get(name)?.(event);
  for (const wallet of plan?.found ?? []) {
    const { label, type } = WALLETS[wallet];
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    const resolve = () => {
      sheet.push('opened');
      if (plan?.isCancelled) {
        emit('cancel', {});
        return;
      }
      emit('confirm', {
        expressPaymentType: type,
        billingDetails: plan?.billingDetails,
        paymentFailed: ({ reason }: { readonly reason: string }) => sheet.push(reason),
      });
    };
    button.addEventListener('click', () => {
      emit('click', { expressPaymentType: type, resolve, reject: () => sheet.push('kept shut') });
    });
    box.append(button);
  }
  return {
    on: (name: string, listener: Listener) => {
      listeners.set(name, listener);
      if (name === 'ready') queueMicrotask(() => listener({ availablePaymentMethods: foundBy(plan) }));
    },
    mount: (target: HTMLElement) => {
      target.append(box);
    },
    destroy: () => {
      box.remove();
    },
    focus: () => undefined,
  };
}

function foundBy(plan: WalletPlan | undefined) {
  return plan && Object.fromEntries(plan.found.map((wallet) => [wallet, true]));
}
