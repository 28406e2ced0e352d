import * as limitSettings from './limit-settings';
import * as siteSettings from './site-settings';

export { createSettingReader } from './create-setting-reader';
export type { Env, SettingReader } from './create-setting-reader';
export { notThisMachine, ofOnesOwn, only } from './demands';
export {
  amount,
  folder,
  list,
  onOrOff,
  oneOf,
  optionalFolder,
  optionalUrl,
  origins,
  pairs,
  port,
  secret,
  text,
  url,
  wholeNumber,
} from './kinds';
export { rateLimitAllowed, rateLimitFactor, requestSeconds, trustedProxies } from './limit-settings';
export type { Demand, Setting, Template } from './setting';
export {
  assetPort,
  assetUrl,
  environment,
  guestClientSecret,
  ipLookupKey,
  partnerOrigins,
  partnerPort,
  partnerUrl,
  sandboxPort,
  sandboxUrl,
  serviceExtensions,
  shellPort,
  shellUrl,
  ssoRealm,
  ssoUrl,
} from './site-settings';
export { workspaceRoot } from './workspace-root';

/** All of them, for the document of settings. */
export { limitSettings, siteSettings };
