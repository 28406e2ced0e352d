import { eventOfReopening, eventOfSight, SETTLE_MS } from '../payment/payment-attempt';
import type { PaymentAttempt, PaymentSight } from '../payment/payment-attempt';
import { mayPay, nextPayment } from '../payment/payment-state';
import type { PaymentEvent, PaymentState } from '../payment/payment-state';

type Request = {
  readonly leftAt: number;
  readonly hasBankAnswer: boolean;
  fate: 'under way' | 'arrived' | 'gone' | 'challenged' | 'refused' | { readonly order: string };
};
type Look = Pick<PaymentSight<string>, 'isThere' | 'isPaidElsewhere'> & {
  readonly attempt: PaymentAttempt | undefined;
};
type Window = {
  state: PaymentState<string>;
  request: Request | undefined;
  look: Look | undefined;
  /** The attempt that this window stored last. */
  own: PaymentAttempt | undefined;
};

export type ShopSettings = {
  /** True if the bank challenges every payment. */
  readonly bankAsks: boolean;
  readonly hasLocks: boolean;
};

/** Two windows of one browser. */
export const WINDOWS = [0, 1] as const;
export type WindowIndex = (typeof WINDOWS)[number];

/**
 * A model of a service without idempotency keys, a bank, and a browser with two windows that follow the real
 * rules. A request that has passed the check of its cart becomes an order later, within `SETTLE_MS`.
 */
export class ShopModel {
  readonly orders: string[] = [];
  readonly #requests: Request[] = [];
  readonly #windows: readonly [Window, Window] = [freshWindow(), freshWindow()];
  #stored: PaymentAttempt | undefined;
  #payer: WindowIndex | undefined;
  #now = 1_000_000;

  constructor(readonly settings: ShopSettings) {}

  stateOf(index: WindowIndex): PaymentState<string> {
    return this.#windows[index].state;
  }

  press(index: WindowIndex): void {
    if (!mayPay(this.stateOf(index))) return;
    this.#tell(index, { kind: 'pressed' });
    const isBusy = this.#isPaidElsewhere(index);
    if (isBusy || (this.#stored && this.#stored.step !== 'challenged')) this.#tell(index, { kind: 'outrun' });
    else this.#send(index, 'sent');
  }

  /** Lets the service continue with one of the waiting requests: it handles several at once. */
  serve(nth: number): void {
    const waiting = this.#requests.filter(({ fate }) => fate === 'under way' || fate === 'arrived');
    const request = waiting[nth % Math.max(waiting.length, 1)];
    if (!request) return;
    if (request.fate === 'arrived') this.#order(request);
    else if (this.orders.length > 0) request.fate = 'refused';
    else request.fate = this.settings.bankAsks && !request.hasBankAnswer ? 'challenged' : 'arrived';
  }

  answer(index: WindowIndex): void {
    const { request } = this.#windows[index];
    if (!request || request.fate === 'under way' || request.fate === 'arrived' || request.fate === 'gone')
      return;
    this.#windows[index].request = undefined;
    if (typeof request.fate === 'object') this.#end(index, { kind: 'accepted', order: request.fate.order });
    else if (request.fate === 'refused') this.#end(index, { kind: 'outrun' });
    else if (this.#isOwn(index)) {
      this.#store(index, 'challenged');
      this.#tell(index, { kind: 'bankAsked' });
    } else {
      this.#release(index);
      this.#tell(index, { kind: 'outrun' });
    }
  }

  loseAnswer(index: WindowIndex): void {
    if (!this.#windows[index].request) return;
    this.#windows[index].request = undefined;
    this.#release(index);
    this.#tell(index, { kind: 'answerLost' });
  }

  bank(index: WindowIndex, hasPassed: boolean): void {
    if (this.stateOf(index).kind !== 'asking') return;
    if (!hasPassed) this.#end(index, { kind: 'refused' });
    else if (!this.#isOwn(index)) {
      this.#release(index);
      this.#tell(index, { kind: 'outrun' });
    } else {
      this.#tell(index, { kind: 'bankPassed' });
      this.#send(index, 'answered');
    }
  }

  reload(index: WindowIndex): void {
    this.#release(index);
    Object.assign(this.#windows[index], freshWindow());
    const event = this.#stored && eventOfReopening(this.#stored, null);
    if (event) this.#tell(index, event);
  }

  beginLook(index: WindowIndex): void {
    const { kind } = this.stateOf(index);
    if (kind !== 'checking' && kind !== 'unreachable') return;
    this.#windows[index].look = {
      isPaidElsewhere: this.#isPaidElsewhere(index),
      attempt: this.#stored,
      isThere: this.orders.length === 0,
    };
  }

  endLook(index: WindowIndex): void {
    const { look } = this.#windows[index];
    this.#windows[index].look = undefined;
    if (!look) return;
    const event = eventOfSight({ ...look, order: this.orders[0] }, look.attempt, this.#now);
    const isKnown = ['sawOrder', 'sawNoOrder', 'sawLeftBank'].includes(event.kind);
    // Another window may have stored its own attempt since this look began.
    if (isKnown && this.#stored === look.attempt) this.#stored = undefined;
    this.#tell(index, event);
  }

  failLook(index: WindowIndex): void {
    if (!this.#windows[index].look) return;
    this.#windows[index].look = undefined;
    this.#tell(index, { kind: 'lookFailed' });
  }

  wait(ms: number): void {
    this.#now += ms;
    for (const request of this.#requests)
      if (this.#now >= request.leftAt + SETTLE_MS) {
        if (request.fate === 'arrived') this.#order(request);
        else if (request.fate === 'under way') request.fate = 'gone';
      }
  }

  /** Ends the run: no answer arrives any more, and each person who returns to an empty cart is told why. */
  settle(): void {
    for (const index of WINDOWS) {
      this.loseAnswer(index);
      this.bank(index, false);
    }
    this.wait(2 * SETTLE_MS);
    for (const index of [...WINDOWS, ...WINDOWS]) {
      if (this.orders.length > 0) this.#tell(index, { kind: 'outrun' });
      this.beginLook(index);
      this.endLook(index);
    }
  }

  #order(request: Request): void {
    const order = `order ${this.orders.length + 1}`;
    this.orders.push(order);
    request.fate = { order };
  }

  #send(index: WindowIndex, step: 'sent' | 'answered'): void {
    this.#payer = index;
    this.#store(index, step);
    const hasBankAnswer = step === 'answered';
    const request: Request = { leftAt: this.#now, hasBankAnswer, fate: 'under way' };
    this.#requests.push(request);
    this.#windows[index].request = request;
  }

  #store(index: WindowIndex, step: PaymentAttempt['step']): void {
    const own = { key: '', intent: String(index), step, buyer: null, changedAt: null, leftAt: this.#now };
    this.#stored = own;
    this.#windows[index].own = own;
  }

  #isOwn(index: WindowIndex): boolean {
    return this.#stored !== undefined && this.#stored === this.#windows[index].own;
  }

  #end(index: WindowIndex, event: PaymentEvent<string>): void {
    if (this.#isOwn(index)) this.#stored = undefined;
    this.#release(index);
    this.#tell(index, event);
  }

  #release(index: WindowIndex): void {
    if (this.#payer === index) this.#payer = undefined;
  }

  #isPaidElsewhere(index: WindowIndex): boolean {
    return this.settings.hasLocks && this.#payer !== undefined && this.#payer !== index;
  }

  #tell(index: WindowIndex, event: PaymentEvent<string>): void {
    const window = this.#windows[index];
    window.state = nextPayment(window.state, event);
  }
}

function freshWindow(): Window {
  return { state: { kind: 'ready' }, request: undefined, look: undefined, own: undefined };
}
