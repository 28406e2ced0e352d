import { regionOf } from '@tiffin/domain';
import { Column, Input } from '@tiffin/ui';
import { Checkbox, Field, Select, Textarea } from '@tiffin/ui/more';
import type { ChangeEvent, ReactElement } from 'react';
import styled from 'styled-components';
import type { AddressDraft } from '../../domain/address-draft';
import { cities } from '../../domain/city';
import { useMenuCartMessages } from '../use-menu-cart-messages';

const Two = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
`;

type AddressFormProps = {
  readonly draft: AddressDraft;
  /** The fields to mark as missing. */
  readonly missing: readonly string[];
  readonly canSave: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (draft: AddressDraft) => void;
};

/** Renders the form for a new delivery address. */
export function AddressForm(props: AddressFormProps): ReactElement {
  const { draft, missing, canSave, autoFocus, onChange } = props;
  const t = useMenuCartMessages();
  const bind = (field: Exclude<keyof AddressDraft, 'isSaved'>) => ({
    value: draft[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      onChange({ ...draft, [field]: event.target.value });
    },
  });
  const country = cities.find(({ key }) => key === draft.city)?.country ?? '';
  const isPostcode = regionOf(country) !== null;
  const errorOf = (field: string, key: string) => (missing.includes(field) ? t(key) : undefined);
  return (
    <Column>
      <Field label={t('address.line1')} required error={errorOf('addressLine1', 'address.line1Missing')}>
        <Input autoComplete="address-line1" autoFocus={autoFocus} maxLength={200} {...bind('addressLine1')} />
      </Field>
      <Field label={t('address.line2')} aside={t('address.optional')}>
        <Input autoComplete="address-line2" maxLength={200} {...bind('addressLine2')} />
      </Field>
      <Two>
        <Field label={t('address.city')} required error={errorOf('city', 'address.cityMissing')}>
          <Select {...bind('city')}>
            <option value="">{t('address.cityChoose')}</option>
            {cities.map(({ key }) => (
              <option key={key} value={key}>
                {t(`city.${key}`)}
              </option>
            ))}
          </Select>
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
