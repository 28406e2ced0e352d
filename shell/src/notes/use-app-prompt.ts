import { getConfig, useFlag } from '@tiffin/config';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { useState } from 'react';

const KEY = 'tiffin_app_prompt';
const CLOSED = 'closed';

/** The prompt to download the app, where it is to be shown: its address, and how to close it for good. */
type AppPromptState = { readonly url: string; readonly close: () => void };

/** Shown where the download-app flag is on, unless hideDownloadApp=true or the person closed it once (PRM-16). */
export function useAppPrompt(): AppPromptState | null {
  const isOn = useFlag('download_app');
  const { search } = useLocation();
  const [isClosed, setIsClosed] = useState(wasClosed);
  const url = getConfig().sideServices.downloadAppUrl;
  if (!isOn || isClosed || url === null || parseQueryParameters(search).hideDownloadApp) return null;
  return {
    url,
    close: () => {
      setIsClosed(true);
      rememberClosed();
    },
  };
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(KEY) === CLOSED;
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(KEY, CLOSED);
  } catch {
    // Storage that is blocked forgets.
  }
}
