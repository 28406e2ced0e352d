// A stand-in for the card provider's script. It serves the shop's calls with the sandbox and accepts test
// cards only.
(() => {
  const base = new URL('.', document.currentScript.src);
  const QUESTION = {
    en: {
      title: '3D Secure test page',
      text: 'Your bank asks whether this payment is yours.',
      pass: 'Complete',
      fail: 'Fail',
    },
    zh: {
      title: '3D Secure 測試頁',
      text: '你的銀行想確認這筆付款是否由你發出。',
      pass: '完成',
      fail: '拒絕',
    },
  };
  const SHEET = {
    en: {
      pay: 'Test sheet: pay {total}.',
      confirm: 'Pay',
      declined: 'Pay with a card that is declined',
      broken: 'Let the wallet fail',
      cancel: 'Cancel',
      failed: 'The payment failed.',
      refused: 'Your wallet couldn’t be charged.',
    },
    zh: {
      pay: '測試頁：付款 {total}。',
      confirm: '付款',
      declined: '用會被拒的信用卡付款',
      broken: '令電子錢包失敗',
      cancel: '取消',
      failed: '付款失敗。',
      refused: '無法從你的電子錢包扣款。',
    },
  };
  const WALLETS = {
    applePay: { title: 'Apple Pay', type: 'apple_pay' },
    googlePay: { title: 'Google Pay', type: 'google_pay' },
  };
  const WALLET_OWNER = {
    name: 'Wanda Wallet',
    email: 'wanda@example.com',
    phone: '+14165550123',
    address: { line1: '', line2: null, city: '', state: '', postal_code: '', country: 'CA' },
  };
  const BUTTON = {
    minHeight: '48px',
    padding: '8px 20px',
    margin: '12px 8px 0 0',
    borderRadius: '12px',
    border: '0',
    fontWeight: '700',
    cursor: 'pointer',
    textAlign: 'center',
  };
  const languageOf = (locale) => ((locale ?? document.documentElement.lang).startsWith('zh') ? 'zh' : 'en');

  async function call(path, body) {
    try {
      const response = await fetch(new URL(`../${path}`, base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'accept-language': languageOf() },
        body: JSON.stringify(body),
      });
      return await response.json();
    } catch {
      return { error: { type: 'api_connection_error', code: 'unreachable', message: '' } };
    }
  }

  /** The card form, in the provider's own frame. */
  function paymentElement({ locale, appearance }) {
    const listeners = {};
    const frame = document.createElement('iframe');
    const tellFrame = (message, ports) => frame.contentWindow?.postMessage(message, base.origin, ports);
    const askFrame = (message) =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data);
        tellFrame(message, [port2]);
      });
    const emit = (name, event) =>
      (listeners[name] ?? []).forEach((listener) => listener({ elementType: 'payment', ...event }));
    const hear = ({ data, origin, source }) => {
      if (origin !== base.origin || source !== frame.contentWindow || data?.from !== 'card-frame') return;
      if (data.kind === 'ready') {
        const { colorText, colorBackground } = appearance?.variables ?? {};
        tellFrame({ kind: 'style', colour: colorText, background: colorBackground });
      }
      if (data.kind === 'height') {
        frame.style.height = `${Number(data.height)}px`;
        return;
      }
      emit(data.kind, data);
    };
    const settings = new URLSearchParams({ locale: languageOf(locale), origin: location.origin });
    frame.title = languageOf(locale) === 'zh' ? '安全輸入信用卡' : 'Secure card entry';
    frame.src = `${new URL('card-frame.html', base)}#${settings}`;
    Object.assign(frame.style, {
      width: '100%',
      height: '190px',
      border: '0',
      display: 'block',
      colorScheme: 'light dark',
    });
    const element = {
      on(name, listener) {
        (listeners[name] ??= []).push(listener);
        return element;
      },
      mount(target) {
        addEventListener('message', hear);
        (typeof target === 'string' ? document.querySelector(target) : target).append(frame);
      },
      update() {},
      focus: () => tellFrame({ kind: 'focus' }),
      unmount() {
        removeEventListener('message', hear);
        frame.remove();
      },
      destroy: () => element.unmount(),
      validate: () => askFrame({ kind: 'validate' }),
      createPaymentMethod: (clientSecret) => askFrame({ kind: 'create', clientSecret }),
    };
    return element;
  }

  /**
   * The wallet buttons. The sandbox has Google Pay where a browser has payment requests, and Apple Pay where
   * it has Apple's sessions.
   */
  function expressCheckoutElement(group, settings) {
    const listeners = {};
    const emit = (name, event) => (listeners[name] ?? []).forEach((listener) => listener(event));
    const found = {
      applePay: 'ApplePaySession' in window && settings.paymentMethods?.applePay !== 'never',
      googlePay: 'PaymentRequest' in window && settings.paymentMethods?.googlePay !== 'never',
      amazonPay: false,
      klarna: false,
      link: false,
      paypal: false,
    };
    const wallets = Object.entries(WALLETS).filter(([name]) => found[name]);
    const box = document.createElement('div');
    Object.assign(box.style, { display: 'flex', gap: '12px' });
    for (const [, wallet] of wallets) {
      const button = Object.assign(document.createElement('button'), {
        type: 'button',
        textContent: wallet.title,
      });
      const isWhite = Object.values(settings.buttonTheme ?? {}).includes('white');
      Object.assign(button.style, {
        ...BUTTON,
        flex: '1 1 0',
        margin: '0',
        minHeight: `${settings.buttonHeight ?? 44}px`,
        color: isWhite ? '#000000' : '#ffffff',
        background: isWhite ? '#ffffff' : '#000000',
      });
      button.addEventListener('click', () => {
        emit('click', {
          elementType: 'expressCheckout',
          expressPaymentType: wallet.type,
          resolve: () => openSheet({ wallet, group, settings, emit }),
          reject() {},
        });
      });
      box.append(button);
    }
    const element = {
      on(name, listener) {
        (listeners[name] ??= []).push(listener);
        return element;
      },
      mount(target) {
        target.append(box);
        queueMicrotask(() =>
          emit('ready', { availablePaymentMethods: wallets.length > 0 ? found : undefined }),
        );
      },
      update: () => element,
      unmount: () => box.remove(),
      destroy: () => box.remove(),
    };
    return element;
  }

  /** Shows the wallet's sheet. It closes when the person pays, and comes back if the payment fails. */
  function openSheet({ wallet, group, settings, emit }) {
    const say = SHEET[languageOf(group.options.locale)];
    const { amount, currency } = group.options;
    const total = `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
    const sheet = dialogOf({ title: wallet.title, text: say.pay.replace('{total}', total) });
    const status = Object.assign(document.createElement('p'), { role: 'status' });
    const confirmWith = (methodId) => () => {
      group.walletMethod = methodId;
      sheet.close();
      sheet.remove();
      emit('confirm', {
        expressPaymentType: wallet.type,
        billingDetails: settings.billingAddressRequired ? WALLET_OWNER : undefined,
        paymentFailed() {
          status.textContent = say.failed;
          document.body.append(sheet);
          sheet.showModal();
        },
      });
    };
    sheet.append(
      status,
      buttonOf(say.confirm, true, confirmWith('pm_card_visa')),
      buttonOf(say.declined, false, confirmWith('pm_card_visa_chargeDeclined')),
      buttonOf(say.broken, false, confirmWith(null)),
      buttonOf(say.cancel, false, () => {
        sheet.remove();
        emit('cancel', { elementType: 'expressCheckout' });
      }),
    );
    sheet.addEventListener('cancel', () => {
      sheet.remove();
      emit('cancel', { elementType: 'expressCheckout' });
    });
    sheet.showModal();
  }

  /** Shows the bank's challenge as a dialog over the page. Closing it declines. */
  function askTheBank() {
    const say = QUESTION[languageOf()];
    return new Promise((resolve) => {
      const end = (passed) => {
        dialog.remove();
        resolve(passed);
      };
      const dialog = dialogOf(say);
      dialog.append(
        buttonOf(say.pass, true, () => end(true)),
        buttonOf(say.fail, false, () => end(false)),
      );
      dialog.addEventListener('cancel', () => end(false));
      dialog.showModal();
    });
  }

  function dialogOf({ title, text }) {
    const dialog = document.createElement('dialog');
    const heading = Object.assign(document.createElement('h2'), {
      textContent: title,
      id: 'stand-in-dialog-title',
    });
    dialog.setAttribute('aria-labelledby', heading.id);
    Object.assign(dialog.style, {
      maxWidth: '360px',
      padding: '28px',
      borderRadius: '20px',
      border: '0',
      color: '#1f1a18',
      background: '#ffffff',
      fontFamily: 'system-ui, sans-serif',
    });
    Object.assign(heading.style, { margin: '0 0 8px', fontSize: '22px', color: '#1f1a18' });
    dialog.append(heading, Object.assign(document.createElement('p'), { textContent: text }));
    document.body.append(dialog);
    return dialog;
  }

  function buttonOf(label, isMain, onPress) {
    const button = Object.assign(document.createElement('button'), { textContent: label, type: 'button' });
    Object.assign(button.style, {
      ...BUTTON,
      background: isMain ? '#3045a4' : '#eae4d9',
      color: isMain ? '#ffffff' : '#1f1a18',
    });
    button.addEventListener('click', onPress);
    return button;
  }

  /** A group of elements. Like the provider's, it makes no payment method before `submit`. */
  function elementsGroup(options) {
    const made = {};
    const group = {
      options,
      made,
      isSubmitted: false,
      walletMethod: undefined,
      create: (type, settings = {}) =>
        (made[type] =
          type === 'expressCheckout'
            ? expressCheckoutElement(group, settings)
            : paymentElement({ ...options, ...settings })),
      getElement: (type) => made[type] ?? null,
      update: (change) => Object.assign(options, change),
      async submit() {
        group.isSubmitted = true;
        return made.payment ? made.payment.validate() : {};
      },
    };
    return group;
  }

  // Sends the client secret, because a card that is entered for a setup belongs to its person at once and the
  // page has no cookie of theirs.
  async function methodOf(group, clientSecret) {
    if (!group.isSubmitted) throw new Error('elements.submit() must be called before this');
    if (group.made.payment) return group.made.payment.createPaymentMethod(clientSecret);
    if (group.walletMethod === null)
      return { error: { type: 'card_error', code: 'wallet_failed', message: SHEET[languageOf()].refused } };
    return { paymentMethod: { id: group.walletMethod, card: { brand: 'visa', last4: '4242' } } };
  }

  function Stripe() {
    return {
      _registerWrapper() {},
      registerAppInfo() {},
      elements: (options) => elementsGroup({ ...options }),
      createPaymentMethod: ({ elements }) => methodOf(elements),
      async confirmSetup({ elements, clientSecret }) {
        const { paymentMethod, error } = await methodOf(elements, clientSecret);
        if (!paymentMethod) return { error };
        const answer = await call('confirm', {
          client_secret: clientSecret,
          payment_method: paymentMethod.id,
        });
        return answer.error ? answer : { setupIntent: answer };
      },
      async handleCardAction(secret) {
        const intent = await call('intent', { client_secret: secret });
        if (intent.error) return intent;
        if (intent.status !== 'requires_action') return { paymentIntent: intent };
        const answer = await call('challenge', { client_secret: secret, passed: await askTheBank() });
        return answer.error ? answer : { paymentIntent: answer };
      },
      async retrievePaymentIntent(secret) {
        const intent = await call('intent', { client_secret: secret });
        return intent.error ? intent : { paymentIntent: intent };
      },
    };
  }
  Stripe.version = 'endive';
  window.Stripe = Stripe;
})();
