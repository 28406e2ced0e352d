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

  function cardElement({ locale, style }) {
    const listeners = {};
    const frame = document.createElement('iframe');
    const tellFrame = (message, ports) => frame.contentWindow?.postMessage(message, base.origin, ports);
    const emit = (name, event) =>
      (listeners[name] ?? []).forEach((listener) => listener({ elementType: 'card', ...event }));
    const hear = ({ data, origin, source }) => {
      if (origin !== base.origin || source !== frame.contentWindow || data?.from !== 'card-frame') return;
      if (data.kind === 'ready') tellFrame({ kind: 'style', colour: style?.base?.color });
      emit(data.kind, data);
    };
    const settings = new URLSearchParams({ locale: languageOf(locale), origin: location.origin });
    frame.title = languageOf(locale) === 'zh' ? '安全輸入信用卡' : 'Secure card entry';
    frame.src = `${new URL('card-frame.html', base)}#${settings}`;
    Object.assign(frame.style, {
      width: '100%',
      height: '164px',
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
      createPaymentMethod: (clientSecret) =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          tellFrame({ kind: 'create', clientSecret }, [port2]);
        }),
    };
    return element;
  }

  /** Shows the bank's challenge as a dialog over the page. Closing it declines. */
  function askTheBank() {
    const say = QUESTION[languageOf()];
    const dialog = document.createElement('dialog');
    const title = Object.assign(document.createElement('h2'), {
      textContent: say.title,
      id: 'three-d-secure-title',
    });
    const text = Object.assign(document.createElement('p'), { textContent: say.text });
    const pass = Object.assign(document.createElement('button'), { textContent: say.pass, type: 'button' });
    const fail = Object.assign(document.createElement('button'), { textContent: say.fail, type: 'button' });
    dialog.setAttribute('aria-labelledby', title.id);
    Object.assign(dialog.style, {
      maxWidth: '360px',
      padding: '28px',
      borderRadius: '20px',
      border: '0',
      color: '#1f1a18',
      background: '#ffffff',
      fontFamily: 'system-ui, sans-serif',
    });
    Object.assign(title.style, { margin: '0 0 8px', fontSize: '22px', color: '#1f1a18' });
    for (const button of [pass, fail])
      Object.assign(button.style, {
        minHeight: '48px',
        padding: '8px 20px',
        margin: '12px 8px 0 0',
        borderRadius: '12px',
        border: '0',
        fontWeight: '700',
        background: button === pass ? '#3045a4' : '#eae4d9',
        color: button === pass ? '#ffffff' : '#1f1a18',
      });
    dialog.append(title, text, pass, fail);
    document.body.append(dialog);
    dialog.showModal();
    return new Promise((resolve) => {
      const end = (passed) => {
        dialog.remove();
        resolve(passed);
      };
      pass.addEventListener('click', () => end(true));
      fail.addEventListener('click', () => end(false));
      dialog.addEventListener('cancel', () => end(false));
    });
  }

  // Sends the client secret, because a card that is entered for a setup belongs to its person at once and the
  // page has no cookie of theirs.
  async function methodOf(source, clientSecret) {
    return source?.card?.createPaymentMethod
      ? source.card.createPaymentMethod(clientSecret)
      : { paymentMethod: { id: source } };
  }

  function Stripe() {
    return {
      _registerWrapper() {},
      registerAppInfo() {},
      elements: (options = {}) => {
        const made = {};
        return {
          create: (type, settings = {}) => (made[type] = cardElement({ ...options, ...settings })),
          getElement: (type) => made[typeof type === 'string' ? type : type?.__elementType] ?? null,
        };
      },
      createPaymentMethod: (details) => methodOf(details),
      async confirmCardSetup(secret, { payment_method: source }) {
        const { paymentMethod, error } = await methodOf(source, secret);
        if (!paymentMethod) return { error };
        const answer = await call('confirm', { client_secret: secret, payment_method: paymentMethod.id });
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
