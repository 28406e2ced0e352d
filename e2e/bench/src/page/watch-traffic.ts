import type { CDPSession } from '@playwright/test';

/** What a page has sent and received. Bytes are as transferred. */
export type Traffic = {
  readonly requests: number;
  readonly documentBytes: number;
  readonly scriptBytes: number;
};

/** A page without requests for so long is idle. */
const IDLE_MS = 2_000;
const LONGEST_MS = 30_000;
const STEP_MS = 100;

/** Counts sent requests, and the received bytes of document and scripts. */
export function watchTraffic(cdp: CDPSession): {
  readonly traffic: () => Traffic;
  /** Resolves when the page is idle, or after 30 s. */
  readonly idle: () => Promise<void>;
} {
  let requests = 0;
  let lastMs = performance.now();
  const underWay = new Set<string>();
  const scripts = new Set<string>();
  const documents = new Set<string>();
  let [documentBytes, scriptBytes] = [0, 0];
  const note = (): void => {
    lastMs = performance.now();
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    note();
    if (!/^https?:/.test(request.url)) return;
    requests += 1;
    // Event streams never end.
    if (type !== 'EventSource') underWay.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Document') documents.add(requestId);
    if (type === 'Script' || /\.js(?:\?|$)/.test(response.url)) scripts.add(requestId);
    if (response.mimeType === 'text/event-stream') underWay.delete(requestId);
  });
  cdp.on('Network.requestServedFromCache', () => {
    requests -= 1;
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    note();
    underWay.delete(requestId);
  });
  // For a document the bytes arrive as one sum, with those of its headers.
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    note();
    underWay.delete(requestId);
    if (documents.has(requestId)) documentBytes += encodedDataLength;
  });
  return {
    traffic: () => ({ requests, documentBytes, scriptBytes }),
    idle: async () => {
      const giveUpAt = performance.now() + LONGEST_MS;
      while ((underWay.size > 0 || performance.now() - lastMs < IDLE_MS) && performance.now() < giveUpAt)
        await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    },
  };
}
