export { deviceId, keepDevice } from './device/device-id';
export { forgetDevice } from './device/forget-device';
export { keepDeviceInfo } from './device/keep-device-info';
export { describeFact } from './events/describe-fact';
export { startAnalytics } from './events/start-analytics';
export type { Analytics } from './events/start-analytics';
