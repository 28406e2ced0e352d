import { useFlag } from '@tiffin/config';
import type { MenuItem } from '@tiffin/contracts';
import { phoneUrl } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { Message } from '@tiffin/i18n/message';
import { Text, TextAnchor } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { DishWords } from './dish-words';
import type { ItemMessage } from './use-item-messages';
import { useItemMessages } from './use-item-messages';

type ItemFactsProps = {
  readonly item: Pick<MenuItem, 'allergenText' | 'calories'>;
  /** The restaurant's phone number; may be empty. */
  readonly phoneNumber: string;
};

/** Renders what is in a dish: its allergens, or whom to ask for them, and, with the flag, its calories. */
export function ItemFacts({ item, phoneNumber }: ItemFactsProps): ReactElement {
  const t = useItemMessages();
  const format = useFormat();
  const showsCalories = useFlag('calorie_display');
  const { allergenText = '', calories } = item;
  return (
    <>
      {showsCalories && calories !== undefined && (
        <Text $size="small">{t('calories', { calories: format.number(calories) })}</Text>
      )}
      <Text $size="small">
        {allergenText.trim() === '' ? (
          <Undeclared phoneNumber={phoneNumber} />
        ) : (
          <>
            <b>{t('contains')}</b> <DishWords>{allergenText}</DishWords>
          </>
        )}
      </Text>
    </>
  );
}

/** Silence about allergens would read as none. */
function Undeclared({ phoneNumber }: Pick<ItemFactsProps, 'phoneNumber'>): ReactElement {
  const t = useItemMessages();
  if (phoneNumber === '') return <>{t('undeclared')}</>;
  return (
    <Message<ItemMessage>
      namespace="item"
      name="undeclaredCall"
      values={{ phone: phoneNumber }}
      components={{ call: <TextAnchor href={phoneUrl(phoneNumber)} /> }}
    />
  );
}
