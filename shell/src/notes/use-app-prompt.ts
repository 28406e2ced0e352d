import { getConfig, useFlag } from '@tiffin/config';
import { parseQueryParameters } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { storedText } from '@tiffin/config/storage';
import { useState } from 'react';

const stored = storedText('localStorage', 'tiffin_app_prompt');
const CLOSED = 'closed';

/** The download prompt: its URL, and a function that closes it permanently. */
type AppPromptState = { readonly url: string; readonly close: () => void };

/**
 * Returns the prompt if the download-app flag is on, unless hideDownloadApp=true or the person closed it (PRM-16).
 */
export function useAppPrompt(): AppPromptState | null {
  const isOn = useFlag('download_app');
  const { search } = useLocation();
  const [isClosed, setIsClosed] = useState(() => stored.read() === CLOSED);
  const url = getConfig().sideServices.downloadAppUrl;
  if (!isOn || isClosed || url === null || parseQueryParameters(search).hideDownloadApp) return null;
  return {
    url,
    close: () => {
      setIsClosed(true);
      stored.write(CLOSED);
    },
  };
}
