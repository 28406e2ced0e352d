import type { Cart } from '@tiffin/contracts';
import { addMessages } from '@tiffin/i18n';
import type { I18n, MessageKey } from '@tiffin/i18n';
import { toast } from '@tiffin/ui';
import en from '../locales/left-out.en.json';
import zh from '../locales/left-out.zh.json';

addMessages('left-out', 'en', en);
addMessages('left-out', 'zh', zh);

const MOST_NAMED = 3;

/** Says which dishes of the guest's cart did not fit into the cart of the person who has signed in. */
export function toastLeftOut(items: NonNullable<Cart['leftOutItems']>, i18n: Pick<I18n, 'messages'>): void {
  const t = i18n.messages<MessageKey<typeof en>>('left-out');
  const named = items
    .slice(0, MOST_NAMED)
    .map(({ name, quantity, leftOutQuantity }) =>
      t('dish', { name, kept: quantity, wanted: quantity + leftOutQuantity }),
    );
  const others = items.length > MOST_NAMED ? [t('others')] : [];
  const text = [...named, ...others].reduce((before, after) => t('both', { before, after }), t('full'));
  toast({ text, tone: 'bad' });
}
