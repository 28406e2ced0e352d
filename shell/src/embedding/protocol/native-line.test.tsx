import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { pageMessageSchema } from '@tiffin/contracts/schemas';
import { createQuestions } from './create-questions';
import { findNativeBridge } from './find-native-bridge';
import { getSupportedPaymentMethod, payByHost } from './host-payments';
import { nativeLine } from './native-line';
import { miniAppStub, mockAndroidBridge } from './stand-ins';
import { hostSays } from './test-support/host-says';

const payment = {
  type: 'GOOGLE_PAY',
  countryCode: 'CA',
  currency: 'CAD',
  total: 27_120_000,
  subtotal: 24_000_000,
  tax: 3_120_000,
} as const;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

type Connect = Parameters<typeof nativeLine>[0]['connect'];

function webview(connect: Connect) {
  const heard: unknown[] = [];
  const report = jest.fn();
  const page = Object.create(window);
  const line = nativeLine({
    page,
    connect,
    report,
    take: (message) => {
      heard.push(message);
      if ('requestId' in message) questions.settle(message);
    },
  });
  const questions = createQuestions(line);
  return { line, questions, heard, report, receive: (text: unknown) => page.tiffinEmbed.receive(text) };
}

it('[EMB-05] returns null if a native application does not name its payment method within 2000 ms', async () => {
  const { questions } = webview(() => ({ postMessage: () => undefined }));
  const answered = jest.fn();
  void getSupportedPaymentMethod(questions).then(answered);
  await pass(1999);
  expect(answered).not.toHaveBeenCalled();
  await pass(1);
  expect(answered).toHaveBeenCalledWith(null);
});

it.each(['iOS', 'Android'] as const)(
  '[EMB-05] accepts an answer of %s within the limit',
  async (platform) => {
    const said: unknown[] = [];
    const { questions, receive } = webview(() => ({ postMessage: (text) => said.push(JSON.parse(text)) }));
    const answer = getSupportedPaymentMethod(questions);
    const { id: requestId } = pageMessageSchema.parse(said[0]);
    receive(JSON.stringify(hostSays('PAYMENT', { requestId })));
    receive(JSON.stringify(hostSays('SUPPORTED_PAYMENT_METHOD', { requestId: 'another' })));
    receive(JSON.stringify(hostSays('SUPPORTED_PAYMENT_METHOD', { requestId, platform })));
    expect(await answer).toMatchObject({ platform, paymentMethod: 'APPLE_PAY' });
  },
);

it('[EMB-05] the mock Android bridge offers GOOGLE_PAY, and its wallet is named APPLE_PAY', async () => {
  const { questions, heard } = webview(mockAndroidBridge);
  const supported = getSupportedPaymentMethod(questions);
  await pass(1);
  expect(await supported).toMatchObject({ platform: 'Android', paymentMethod: 'GOOGLE_PAY' });
  const paid = payByHost(questions, payment, null);
  await pass(1);
  expect(await paid).toBe('pm_card_visa');
  expect(heard.at(-1)).toMatchObject({ type: 'PAYMENT', walletType: 'APPLE_PAY' });
});

it('[EMB-05] the stub mini-app answers after 1000 ms', async () => {
  const { line, heard } = webview(miniAppStub);
  line.say({ type: 'HELLO' });
  await pass(999);
  expect(heard).toEqual([]);
  await pass(1);
  expect(heard).toMatchObject([{ type: 'INIT', supportedPaymentMethods: ['IN_APP_STORED_PAYMENT'] }]);
});

it('a payment without an answer counts as cancelled, and a late answer is ignored', async () => {
  const said: string[] = [];
  const { questions, receive } = webview(() => ({ postMessage: (text) => said.push(text) }));
  const paid = payByHost(questions, payment, 'card-1');
  const message = pageMessageSchema.parse(JSON.parse(said[0] ?? ''));
  expect(message).toMatchObject({ type: 'PAYMENT', payment, cardTokenId: 'card-1' });
  await pass(600_000);
  expect(await paid).toBeNull();
  receive(JSON.stringify(hostSays('PAYMENT', { requestId: message.id })));
});

it.each([
  ['no JSON', '{'],
  ['no text', 7],
  ['too long', `"${'x'.repeat(70_000)}"`],
])('[EMB-06] reports %s as malformed', (_what, text) => {
  const { receive, report, heard } = webview(() => ({ postMessage: () => undefined }));
  receive(text);
  expect(report).toHaveBeenCalledWith('malformed');
  expect(heard).toEqual([]);
});

it('finds the bridge of either platform, and none in a browser', () => {
  const bridge = { postMessage: () => undefined };
  expect(findNativeBridge({ webkit: { messageHandlers: { tiffin: bridge } } })).toBe(bridge);
  expect(findNativeBridge({ TiffinAndroid: bridge })).toBe(bridge);
  for (const page of [
    {},
    { webkit: {} },
    { TiffinAndroid: {} },
    { webkit: { messageHandlers: null } },
    window,
  ]) {
    expect(findNativeBridge(page)).toBeNull();
  }
});
