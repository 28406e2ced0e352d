import type { Meta } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import type { ReactElement } from 'react';
import { useSay } from '../test-support/use-say';
import { ToastHost } from './toast-host';
import { dismissToast, toast } from './toasts';
import type { ToastRequest } from './toasts';

export default { component: ToastHost } satisfies Meta<typeof ToastHost>;

const undo = (): void => undefined;

export function GoodWithAction(): ReactElement {
  const say = useSay();
  const label = say('Undo', '復原');
  useToast({
    tone: 'good',
    text: say('Removed from your cart', '已從購物車移除'),
    action: { label, onAction: undo },
  });
  return <ToastHost />;
}

export function Plain(): ReactElement {
  const say = useSay();
  useToast({ text: say('Link copied', '已複製連結') });
  return <ToastHost />;
}

export function Bad(): ReactElement {
  const say = useSay();
  useToast({ tone: 'bad', text: say('We couldn’t save your address', '未能儲存地址') });
  return <ToastHost />;
}

/** Shows a toast until the story is left or its language changes. */
function useToast({ tone, text, action }: ToastRequest): void {
  const label = action?.label;
  useEffect(() => {
    const key = toast({ tone, text, ...(label !== undefined && { action: { label, onAction: undo } }) });
    return () => {
      dismissToast(key);
    };
  }, [tone, text, label]);
}
