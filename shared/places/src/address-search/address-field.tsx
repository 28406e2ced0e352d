import { useMutation } from '@tanstack/react-query';
import type { LatLng } from '@tiffin/contracts';
import type { FoundAddress } from '@tiffin/domain';
import { useLocale } from '@tiffin/i18n';
import { Text, TextButton, VisuallyHidden } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import { Combobox } from '@tiffin/ui/popups';
import type { ComponentProps, ReactElement } from 'react';
import type { AddressSuggestion } from './address-search';
import { currentAddressSearch } from './current-address-search';
import { useAddressSearchMessages } from './use-address-search-messages';
import { useSuggestions } from './use-suggestions';

/** An entry that is offered while nothing is searched, such as a saved address. */
export type StandingOption = {
  readonly key: string;
  readonly text: string;
  readonly icon: IconName;
  readonly onChoose: () => void;
};

type Passed = Pick<
  ComponentProps<typeof Combobox>,
  'label' | 'placeholder' | 'ref' | 'autoFocus' | 'aria-invalid' | 'aria-describedby'
>;

type AddressFieldProps = Passed & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The text of the address that is chosen already. It is not searched. */
  readonly chosenText: string;
  /** Places near this point come first. */
  readonly near: LatLng | null;
  readonly standing?: readonly StandingOption[];
  readonly onFound: (address: FoundAddress) => void;
};

/** Renders a field that suggests addresses while a person types. Use it inside a Field, or give it a label. */
export function AddressField(props: AddressFieldProps): ReactElement {
  const { value, onChange, chosenText, near, standing = [], onFound, ...passed } = props;
  const t = useAddressSearchMessages();
  const locale = useLocale();
  const isSearched = value.trim() !== chosenText.trim();
  const { suggestions, state, retry } = useSuggestions(isSearched ? value : null, near);
  const resolving = useMutation({
    mutationFn: (suggestion: AddressSuggestion) => currentAddressSearch().resolve(suggestion, { locale }),
    meta: { context: 'resolveAddress', isHandled: true },
  });
  const resolve = (suggestion: AddressSuggestion) => {
    resolving.mutate(suggestion, {
      onSuccess: (found) => {
        if (found) onFound(found);
      },
    });
  };
  const choose = (placeId: string) => {
    const suggestion = suggestions.find((each) => each.placeId === placeId);
    if (!suggestion) return;
    onChange(suggestion.text);
    resolve(suggestion);
  };
  const tryAgain = () => {
    if (resolving.isError) resolve(resolving.variables);
    else retry();
  };
  const problem = resolving.isError ? 'failed' : resolving.data === null ? 'nothing' : problemOf(state);
  return (
    <div>
      <Combobox
        {...passed}
        icon="pin"
        isClearable
        opensOnFocus={isSearched && value.trim() !== ''}
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={(text) => {
          resolving.reset();
          onChange(text);
        }}
        options={
          value.trim() === '' || !isSearched
            ? standing
            : suggestions.map(({ placeId, text, note }) => ({ key: placeId, text, note }))
        }
        onSelect={(key) => {
          const offered = standing.find((each) => each.key === key);
          if (offered) offered.onChoose();
          else choose(key);
        }}
      />
      <div role="status">
        {state === 'found' && (
          <VisuallyHidden>{t('suggestions', { count: suggestions.length })}</VisuallyHidden>
        )}
        {problem && (
          <Text as="p" $size="small" $tone="muted" style={{ paddingTop: 6 }}>
            {t(problem)}
          </Text>
        )}
      </div>
      {problem === 'failed' && <TextButton onClick={tryAgain}>{t('tryAgain')}</TextButton>}
    </div>
  );
}

function problemOf(state: ReturnType<typeof useSuggestions>['state']) {
  return state === 'nothing' || state === 'failed' || state === 'offline' ? state : null;
}
