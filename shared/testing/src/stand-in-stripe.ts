type Plan = {
  readonly cardAction?: object | 'never';
  readonly setup?: object;
  readonly paymentMethod?: object;
};

type StandIn = { readonly apiKeys: readonly string[]; readonly secrets: readonly string[] };

/**
 * Replaces the card provider's script, which tests do not load. It answers as planned and records its
 * arguments. Input is the text of `card-element` at an `input` event.
 */
export function standInStripe({ cardAction, setup, paymentMethod }: Plan): StandIn {
  const apiKeys: string[] = [];
  const secrets: string[] = [];
  const provider = (apiKey: string) => {
    apiKeys.push(apiKey);
    return {
      elements: () => ({ create: cardElement }),
      handleCardAction: (secret: string) => {
        secrets.push(secret);
        return cardAction === 'never' ? new Promise(() => undefined) : Promise.resolve(cardAction);
      },
      confirmCardSetup: (secret: string) => {
        secrets.push(secret);
        return Promise.resolve(setup);
      },
      createPaymentMethod: () => Promise.resolve(paymentMethod),
    };
  };
  Reflect.set(window, 'Stripe', provider);
  return { apiKeys, secrets };
}

function cardElement() {
  const box = document.createElement('div');
  box.dataset.testid = 'card-element';
  return {
    on: (name: string, listener: (event: object) => void) => {
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
