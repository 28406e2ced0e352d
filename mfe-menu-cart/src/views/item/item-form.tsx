import { useItemCommands } from '@tiffin/api';
import type { Cart, CartItem, MenuChoices, MenuItem, Merchant } from '@tiffin/contracts';
import { takesCart } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useAvailability } from '@tiffin/screen-parts';
import { announce, Banner, Button, Text, VisuallyHidden } from '@tiffin/ui';
import { Stepper } from '@tiffin/ui/more';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PerkConflictDialog } from '../cart/perk-conflict-dialog';
import { useCartSentence } from '../cart/use-cart-sentence';
import { useIsDesktop } from '../use-is-desktop';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { dishMoves } from './dish-moves';
import { groupKey, ItemGroup } from './item-group';
import { ItemFrame } from './item-frame';
import { ItemNote } from './item-note';
import { keepOptionIds, lastOptionIds } from './last-selections';
import { useMenuItemSource } from './use-menu-item-source';
import { useItemDraft } from './use-item-draft';
import { useItemMessages } from './use-item-messages';

type ItemFormProps = {
  readonly merchant: Merchant;
  readonly item: MenuItem;
  readonly options: MenuChoices | undefined;
  /** Replaces the choices until they have loaded. */
  readonly pending: ReactNode;
  readonly line: CartItem | undefined;
  /** Called with true when the dialog leaves, and with false when it comes back. */
  readonly onLeave: (isLeft: boolean) => void;
  readonly onClose: () => void;
};

/**
 * Renders an item's options, quantity and note, and adds it to the cart or edits an existing line. Its dialog leaves at the
 * press. If the cart refuses the item, the dialog comes back as it was.
 */
export function ItemForm(props: ItemFormProps): ReactElement {
  const { merchant, item, options, pending, line, onLeave, onClose } = props;
  const t = useItemMessages();
  const words = useMenuCartMessages();
  const format = useFormat();
  const itemKey = { merchantId: merchant.id, itemId: item.id };
  const [remembered] = useState(() => lastOptionIds(itemKey));
  const draft = useItemDraft(item, options, { line, remembered });
  const commands = useItemCommands(merchant.id);
  const source = useMenuItemSource();
  const [isChecked, setIsChecked] = useState(false);
  const groups = useRef(new Map<string, HTMLFieldSetElement>());
  const isSending = commands.addItem.isPending || commands.updateItem.isPending;
  const changed = commands.addItem.data ?? commands.updateItem.data;
  const sentenceOf = useCartSentence();
  const isDesktop = useIsDesktop();
  const end = useEffectEvent((cart: Cart) => {
    // The cart beside the menu announces its changes itself; phones show its sum in a bar.
    if (!isDesktop) {
      const added = { name: item.name, quantity: draft.quantity, isNew: !line };
      announce(sentenceOf({ cart, shownMicro: cart.financialInfo.subtotalMicro, line: added }));
    }
    onClose();
  });
  useEffect(() => {
    if (changed) end(changed);
  }, [changed]);
  const { isAvailable } = item.availability;
  const availability = useAvailability(merchant);
  const canOrder = takesCart(availability);
  // The dish is on the screen before what can be chosen, which may be much.
  const isDrawn = useDeferredValue(true, false);
  const send = (button: Element) => {
    const [unmet] = draft.unmet;
    if (unmet) {
      flushSync(() => {
        setIsChecked(true);
      });
      goTo(groups.current.get(groupKey(unmet)));
      return;
    }
    keepOptionIds({ ...itemKey, optionIds: draft.selection.map(({ id }) => id) });
    const body = {
      menuItemId: item.id,
      quantity: draft.quantity,
      cartItemOptions: [...draft.selection],
      note: draft.note.trim(),
      // A new line asks for the perk even if another line has it: it then joins that line, or follows it.
      perkSelected: line ? (item.perk?.isSelected ?? true) : true,
      ...(!line && { addMenuItemSource: source }),
    };
    onLeave(true);
    const ends = { onError: () => onLeave(false) };
    if (line) commands.updateItem.mutate({ cartItemId: line.cartItemId, body }, ends);
    else {
      dishMoves()?.fly(button);
      commands.addItem.mutate(body, ends);
    }
  };
  // Going back, which closes it, takes a moment.
  if (isSending || changed) {
    return (
      <VisuallyHidden role="status" data-adding="">
        {t(line ? 'updating' : 'adding', { name: item.name })}
      </VisuallyHidden>
    );
  }
  const footer = (
    <>
      <Stepper
        big
        item={item.name}
        count={draft.quantity}
        min={1}
        max={item.maxQuantity}
        onChange={draft.setQuantity}
      />
      <Button
        variant="primary"
        size="big"
        amount={format.money(draft.totalMicro, merchant.currencyCode)}
        disabled={!isAvailable || !canOrder || pending !== null}
        onClick={(event) => {
          send(event.currentTarget);
        }}
      >
        {line ? t('update') : t('add')}
      </Button>
    </>
  );
  return (
    <ItemFrame
      merchant={merchant}
      item={item}
      options={options}
      footer={footer}
      onClose={onClose}
      isTouched={draft.isTouched}
    >
      {!isAvailable && (
        <Banner tone="warn" role="alert">
          <b>{item.availability.reason ?? words('menu.soldOut')}</b> {t('soldOutMeaning')}
        </Banner>
      )}
      {isAvailable && !canOrder && (
        <Banner tone="warn" role="alert">
          <b>{words('obstacle.NOT_ACCEPTING')}</b> {t('soldOutMeaning')}
        </Banner>
      )}
      {isAvailable && availability.reason === 'LATER_ONLY' && (
        <Banner tone="info" icon="calendar">
          {t('laterOnly')}
        </Banner>
      )}
      {isDrawn && (
        <>
          {pending}
          {draft.isAsLastTime && (
            <Text $size="small" $tone="muted">
              {t('lastTime')}
            </Text>
          )}
          {draft.groups.map((group) => (
            <ItemGroup
              key={groupKey(group)}
              group={group}
              currencyCode={merchant.currencyCode}
              isChecked={isChecked}
              onChoose={draft.choose}
              register={(key, element) => {
                if (element) groups.current.set(key, element);
                else groups.current.delete(key);
              }}
            />
          ))}
          <ItemNote note={draft.note} onChange={draft.setNote} phoneNumber={merchant.phoneNumber} />
          <PerkConflictDialog merchantId={merchant.id} commands={commands} item={item} />
        </>
      )}
    </ItemFrame>
  );
}

function goTo(group: HTMLFieldSetElement | undefined): void {
  group?.scrollIntoView({ block: 'center' });
  group?.focus({ preventScroll: true });
}
