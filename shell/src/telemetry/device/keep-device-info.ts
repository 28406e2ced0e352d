import { getConfig, writeCookie } from '@tiffin/config';
import type { DeviceInfo, IpLocation } from '@tiffin/contracts';
import { deviceId } from './device-id';

const LONGEST_AGENT = 500;

/** Writes the device-info cookie (specification 3). IP and country are null if the lookup returned none. */
export function keepDeviceInfo(location: IpLocation | null): void {
  const info: DeviceInfo = {
    device_id: deviceId(),
    web_app_version: getConfig().appVersion,
    user_agent: navigator.userAgent.slice(0, LONGEST_AGENT),
    ip_address: location?.ip ?? null,
    country_code: location?.country_code ?? null,
  };
  writeCookie('deviceInfo', JSON.stringify(info));
}
