import { getConfig, isFlagOn, onFlagsChanged } from '@tiffin/config';
import { deviceId } from './device/device-id';

/**
 * Loads the fraud-prevention script once the flag rw_enable_sift is on, and never before (specification 7). The
 * page's configuration contains the URL only if its content security policy allows it.
 */
export function followFraudFlag(): void {
  const { fraudScriptUrl } = getConfig().sideServices;
  if (fraudScriptUrl === null) return;
  const loadWhenOn = (): boolean => {
    if (isFlagOn('rw_enable_sift')) load(fraudScriptUrl);
    return isFlagOn('rw_enable_sift');
  };
  if (loadWhenOn()) return;
  const undo = onFlagsChanged(() => {
    if (loadWhenOn()) undo();
  });
}

function load(url: string): void {
  // The script reads its commands from this global variable.
  Reflect.set(window, '_sift', [['_setSessionId', deviceId()], ['_trackPageview']]);
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
