import { AddressField } from '@tiffin/places/address-search';
import type { StandingOption } from '@tiffin/places/address-search';
import type { DeliveryLocation } from '@tiffin/domain';
import { useLayoutEffect } from 'react';
import type { ComponentProps, ReactElement, RefObject } from 'react';
import { foundLocation } from '../../domain/found-location';
import { useHomeMessages } from './use-home-messages';

type FinderFieldProps = Omit<
  ComponentProps<typeof AddressField>,
  'ref' | 'standing' | 'onFound' | 'chosenText' | 'near'
> & {
  readonly field: RefObject<HTMLInputElement | null>;
  /** Whether the field that this one replaces has the focus. */
  readonly hasFocus: RefObject<boolean>;
  readonly location: DeliveryLocation | null;
  readonly saved: readonly DeliveryLocation[];
  readonly onChoose: (location: DeliveryLocation) => void;
  readonly onUseDevice: () => void;
};

/** Renders the address field of the home page with suggestions: saved addresses, the device, and what the search finds. */
export function FinderField(props: FinderFieldProps): ReactElement {
  const { field, hasFocus, location, saved, onChoose, onUseDevice, ...rest } = props;
  const t = useHomeMessages();
  // Before the next key arrives.
  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    field.current?.focus();
    const end = field.current?.value.length ?? 0;
    field.current?.setSelectionRange(end, end);
  }, [field, hasFocus]);
  // A first visit sees them as buttons below the field.
  const standing: readonly StandingOption[] =
    location === null
      ? []
      : [
          ...saved.map((each) => ({
            key: `${each.displayName} ${each.latitude}`,
            text: each.displayName,
            icon: 'home' as const,
            onChoose: () => {
              onChoose(each);
            },
          })),
          { key: 'device', text: t('finder.useDevice'), icon: 'pin' as const, onChoose: onUseDevice },
        ];
  return (
    <AddressField
      {...rest}
      ref={field}
      near={location}
      chosenText={location?.displayName ?? ''}
      standing={standing}
      onFound={(found) => {
        onChoose(foundLocation(found));
      }}
    />
  );
}
