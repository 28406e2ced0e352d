// Runs in the card provider's own frame, so the page around it never sees what is typed here.
const SENTENCES = {
  en: {
    title: 'Card',
    number: 'Card number',
    expiry: 'Expiry (MM/YY)',
    cvc: 'Security code (CVC)',
    expiryHint: 'MM/YY',
    invalid_number: 'Your card number is invalid.',
    invalid_expiry_year_past: 'Your card’s expiry date is in the past.',
    incomplete: 'Your card details are incomplete.',
  },
  zh: {
    title: '信用卡',
    number: '卡號',
    expiry: '到期日（月／年）',
    cvc: '安全碼（CVC）',
    expiryHint: '月／年',
    invalid_number: '卡號無效。',
    invalid_expiry_year_past: '你的信用卡已過期。',
    incomplete: '信用卡資料不完整。',
  },
};
const settings = new URLSearchParams(location.hash.slice(1));
const language = settings.get('locale')?.startsWith('zh') ? 'zh' : 'en';
const shop = settings.get('origin') ?? '';
const say = SENTENCES[language];
const [number, expiry, cvc] = ['number', 'expiry', 'cvc'].map((id) => document.getElementById(id));

document.documentElement.lang = language === 'zh' ? 'zh-Hant' : 'en';
document.title = say.title;
for (const label of document.querySelectorAll('[data-say]')) label.textContent = say[label.dataset.say];
expiry.placeholder = say.expiryHint;

const digits = (input) => input.value.replace(/\D/g, '');
const tell = (message) => parent.postMessage({ from: 'card-frame', ...message }, shop);

// Long labels and problems take a second line: the frame grows, as the provider's own does.
new ResizeObserver(() => {
  tell({ kind: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);

addEventListener('input', () => {
  number.value = digits(number).replace(/(\d{4})(?=\d)/g, '$1 ');
  if (/^\d{4}$/.test(expiry.value)) expiry.value = `${expiry.value.slice(0, 2)}/${expiry.value.slice(2)}`;
  const problem = problemWith(read());
  const isTyped = digits(number).length >= 16 && digits(expiry).length >= 4;
  const error = problem && isTyped && problem !== 'incomplete' ? wrong(problem) : undefined;
  show(error);
  number.toggleAttribute('aria-invalid', false);
  if (problem === 'invalid_number' && isTyped) number.setAttribute('aria-invalid', 'true');
  tell({ kind: 'change', complete: !problem, empty: !number.value && !expiry.value && !cvc.value });
});

addEventListener('message', async ({ data, origin, source, ports: [port] }) => {
  if (origin !== shop || source !== parent || !data) return;
  if (data.kind === 'focus') number.focus();
  if (data.kind === 'style')
    for (const name of ['colour', 'background'])
      if (/^#[0-9a-f]{3,8}$/i.test(data[name] ?? ''))
        document.body.style.setProperty(`--${name}`, data[name]);
  if (data.kind === 'validate' && port) {
    const problem = problemWith(read());
    const error = problem && wrong(problem);
    show(error);
    port.postMessage({ error });
  }
  if (data.kind === 'create' && port) port.postMessage(await createPaymentMethod(data.clientSecret));
});

function show(error) {
  document.getElementById('problem').textContent = error?.message ?? '';
}

async function createPaymentMethod(clientSecret) {
  const card = read();
  const problem = problemWith(card);
  if (problem) return { error: wrong(problem) };
  try {
    const response = await fetch('../payment_method', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({
        number: card.number,
        expiryMonth: card.month,
        expiryYear: card.year,
        clientSecret,
      }),
    });
    const answer = await response.json();
    return response.ok ? { paymentMethod: answer } : answer;
  } catch {
    return { error: { type: 'api_connection_error', code: 'unreachable', message: '' } };
  }
}

function read() {
  const [month = '', year = ''] = expiry.value.split('/').map((part) => part.trim());
  return {
    number: digits(number),
    month: Number(month),
    year: 2000 + Number(year.slice(-2)),
    cvc: digits(cvc),
    hasExpiry: /^\d\d?$/.test(month) && /^\d{2,4}$/.test(year),
  };
}

function problemWith({ number: typed, month, year, cvc: code, hasExpiry }) {
  if (typed.length >= 12 && !passesLuhn(typed)) return 'invalid_number';
  if (typed.length < 12 || !hasExpiry || month < 1 || month > 12 || code.length < 3) return 'incomplete';
  return new Date(year, month) <= new Date() ? 'invalid_expiry_year_past' : undefined;
}

function wrong(code) {
  return {
    type: 'validation_error',
    code: code === 'incomplete' ? 'incomplete_number' : code,
    message: say[code],
  };
}

function passesLuhn(typed) {
  const sum = [...typed].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

tell({ kind: 'ready' });
