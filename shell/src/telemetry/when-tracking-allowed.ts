import { forgetDevice } from './device/forget-device';
import { keepDevice } from './device/device-id';
import { publishHeight } from '@tiffin/ui';
import { takeFacts } from './facts';

/** `shell/server/privacy` takes a choice, and writes the question into pages that must ask. */
const CHOICE_URL = '/_privacy';
const QUESTION_ID = 'tiffin-consent';
/** The page's end gets the room of the question. Until then it is estimated. */
const publish = publishHeight('--consent');

/**
 * Starts what recognises the device: at once if the page may, otherwise when the person agrees. Until then it removes
 * what earlier pages have kept, and what happens on the page is not collected.
 */
export function whenTrackingAllowed(track: () => void): void {
  if (isAllowed()) {
    track();
    return;
  }
  forgetDevice();
  takeFacts(() => undefined);
  followQuestion(() => {
    keepDevice();
    track();
  });
}

/** The server knows the person's choice. Some browsers say only to scripts that nobody may track. */
function isAllowed(): boolean {
  const { tracking } = document.documentElement.dataset;
  const isRefused = Reflect.get(navigator, 'globalPrivacyControl') === true;
  return tracking === 'granted' || (tracking === undefined && !isRefused);
}

/** Takes the answer without loading the page again. If it cannot be kept, the question stays. */
function followQuestion(agreed: () => void): void {
  const question = document.getElementById(QUESTION_ID);
  const withdraw = publish(question);
  question?.addEventListener('submit', (event) => {
    if (!(event instanceof SubmitEvent && event.submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const { value } = event.submitter;
    void keepChoice(value).then((isKept) => {
      if (!isKept) return;
      const hadFocus = question.contains(document.activeElement);
      withdraw?.();
      question.remove();
      if (hadFocus) document.getElementById('main')?.focus({ preventScroll: true });
      if (value === 'granted') agreed();
    });
  });
}

async function keepChoice(choice: string): Promise<boolean> {
  const body = new URLSearchParams({ choice });
  return fetch(CHOICE_URL, { method: 'POST', body }).then(
    ({ ok }) => ok,
    () => false,
  );
}
