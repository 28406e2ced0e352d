import { useDirty } from '@tiffin/federation';
import { Button, Column, Icon, Row, Text, TextButton } from '@tiffin/ui';
import { Field, Textarea } from '@tiffin/ui/more';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { useMenuCartMessages } from '../use-menu-cart-messages';
import { useCartPanelMessages } from './use-cart-panel-messages';
import type { EditableCart } from './use-editable-cart';

/** The longest note of a cart. */
const LONGEST = 500;

/** Renders the note of the whole order for the restaurant, or a link that opens its field (row CRT-12). */
export function CartNote({ editable }: { readonly editable: EditableCart }): ReactElement {
  const t = useMenuCartMessages();
  const tNote = useCartPanelMessages();
  const { cart, commands } = editable;
  const [typed, setTyped] = useState<string>();
  useDirty(typed !== undefined && typed.trim() !== cart.note);
  if (typed === undefined) {
    return (
      <Column $gap={4}>
        {cart.note !== '' && <Text $size="small">{t('cart.note', { note: cart.note })}</Text>}
        <div>
          <TextButton
            $small
            onClick={() => {
              setTyped(cart.note);
            }}
          >
            <Icon name="edit" size="small" />
            {tNote(cart.note === '' ? 'note.add' : 'note.change')}
          </TextButton>
        </div>
      </Column>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        commands.patch.mutate(
          { note: typed.trim() },
          {
            onSuccess: () => {
              setTyped(undefined);
            },
          },
        );
      }}
    >
      <Column $gap={8}>
        <Field label={tNote('note.label')}>
          <Textarea
            autoFocus
            maxLength={LONGEST}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </Field>
        <Row>
          <Button type="submit" size="small" variant="outline" busy={commands.patch.isPending}>
            {tNote('note.save')}
          </Button>
        </Row>
      </Column>
    </form>
  );
}
