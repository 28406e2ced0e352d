import type { Order } from '@tiffin/contracts';
import { useHref } from '@tiffin/router';
import { Button, toast } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { readOnlyPath } from '../domain/order-url';
import { useStatusMessages } from './use-status-messages';

/** Renders the button that shares a URL where the order can be read without signing in. */
export function ShareButton({ order }: { readonly order: Order }): ReactElement | null {
  const t = useStatusMessages();
  const path = readOnlyPath(order);
  // On a partner's page the router knows the shop's URL.
  const href = useHref(path ?? '');
  if (path === undefined) return null;
  const share = async () => {
    const url = new URL(href, location.origin).href;
    const text = t('share.text', { merchant: order.merchant.name });
    if (await shareNatively({ url, text })) return;
    const copied = await copy(url);
    toast({
      text: copied ? t('share.copied') : t('share.failed', { link: url }),
      tone: copied ? 'good' : 'plain',
    });
  };
  return (
    <Button size="small" icon="share" onClick={() => void share()}>
      {t('share.button')}
    </Button>
  );
}

/** Opens the system's share panel on touch devices. Returns true if it opened. */
async function shareNatively(data: ShareData): Promise<boolean> {
  const isTouched = matchMedia('(pointer: coarse)').matches;
  if (!isTouched || typeof navigator.share !== 'function') return false;
  return navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );
}

async function copy(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
