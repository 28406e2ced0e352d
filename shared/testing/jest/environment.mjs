// First, because it changes jsdom before jsdom loads.
import './match-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** A channel that does not keep the test process alive when a test leaves it open. */
class QuietChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

const fromNode = {
  AbortController,
  AbortSignal,
  BroadcastChannel: QuietChannel,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  WritableStream,
  fetch,
  structuredClone,
};

/** Adds to jsdom what every current browser has and jsdom lacks. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
    this.global.performance.mark ??= () => {};
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global, 'crypto', { value: crypto, configurable: true });
  }
}
