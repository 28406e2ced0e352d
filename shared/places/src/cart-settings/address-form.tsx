import { AddressField } from '../address-search';
import { isOffered } from '@tiffin/api';
import type { LatLng } from '@tiffin/contracts';
import { regionOf } from '@tiffin/domain';
import { hasMap, PinEditor } from '../map';
import { Column, Input } from '@tiffin/ui';
import { Checkbox, Field, Textarea } from '@tiffin/ui/more';
import type { ChangeEvent, ReactElement } from 'react';
import styled from 'styled-components';
import { farthestPinMetres, withAddress } from './domain/address-draft';
import type { AddressDraft } from './domain/address-draft';
import { draftProblem } from './domain/draft-problem';
import { useCartSettingsMessages } from './use-cart-settings-messages';

const Two = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
`;

type AddressFormProps = {
  readonly draft: AddressDraft;
  /** Whether to say what is missing. */
  readonly isChecked: boolean;
  readonly canSave: boolean;
  readonly autoFocus: boolean;
  /** Addresses near this point come first. */
  readonly near: LatLng | null;
  readonly onChange: (draft: AddressDraft) => void;
};

/** Renders the form for a new delivery address: found by searching, completed by the person. */
export function AddressForm(props: AddressFormProps): ReactElement {
  const { draft, isChecked, canSave, autoFocus, near, onChange } = props;
  const t = useCartSettingsMessages();
  const bind = (field: 'houseNumber' | 'addressLine2' | 'postalCode' | 'deliveryInstructions') => ({
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      onChange({ ...draft, [field]: event.target.value });
    },
  });
  const problem = draftProblem(draft);
  const isFound = problem === null || problem === 'noNumber';
  const isPostcode = regionOf(draft.chosen?.postalAddress?.country ?? '') !== null;
  return (
    <Column>
      <Field
        label={t('address.search')}
        required
        error={isChecked && !isFound ? t(`address.${problem}`) : undefined}
      >
        <AddressField
          autoFocus={autoFocus}
          placeholder={t('address.searchExample')}
          near={near}
          value={draft.typed}
          chosenText={draft.chosen?.displayName ?? ''}
          onChange={(typed) => {
            onChange({ ...draft, typed });
          }}
          onFound={(found) => {
            onChange(withAddress(draft, found));
          }}
        />
      </Field>
      {isFound && draft.chosen?.isWholeStreet && (
        <Field
          label={t('address.number')}
          hint={hasMap() ? t('address.numberHint') : undefined}
          required={problem === 'noNumber'}
          error={isChecked && problem === 'noNumber' ? t('address.noNumber') : undefined}
        >
          <Input autoComplete="off" maxLength={20} {...bind('houseNumber')} />
        </Field>
      )}
      {isFound && draft.chosen && (
        <PinEditor
          key={draft.typed}
          address={draft.chosen}
          moved={draft.moved}
          farthestMetres={farthestPinMetres(isOffered('addressSearch'))}
          onMove={(moved) => {
            onChange({ ...draft, moved });
          }}
        />
      )}
      <Two>
        <Field label={t('address.line2')} aside={t('address.optional')}>
          <Input autoComplete="address-line2" maxLength={200} {...bind('addressLine2')} />
        </Field>
        <Field
          label={t(isPostcode ? 'address.postcode' : 'address.postalCode')}
          aside={t('address.optional')}
        >
          <Input autoComplete="postal-code" maxLength={20} {...bind('postalCode')} />
        </Field>
      </Two>
      <Field label={t('address.instructions')} aside={t('address.optional')}>
        <Textarea maxLength={500} {...bind('deliveryInstructions')} />
      </Field>
      {canSave && (
        <Checkbox
          label={t('address.save')}
          checked={draft.isSaved}
          onChange={(event) => {
            onChange({ ...draft, isSaved: event.target.checked });
          }}
        />
      )}
    </Column>
  );
}
