import type { CDPSession } from '@playwright/test';

const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, mobile: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Applies the phone profile of all page figures: 1.6 Mbps, 150 ms, a four times slower processor, 412x823.
 */
export async function beAPhone(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Emulation.setDeviceMetricsOverride', phone);
}
