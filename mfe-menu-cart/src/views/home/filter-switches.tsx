import { useSession } from '@tiffin/auth';
import { Column } from '@tiffin/ui';
import { Switch } from '@tiffin/ui/more';
import type { ReactElement } from 'react';
import type { Browsing } from '../../domain/browsing-query';
import { useBrowseMessages } from './use-browse-messages';

type FilterSwitchesProps = {
  readonly browsing: Browsing;
  /** Sets a parameter of the URL. */
  readonly onSet: (name: string, value: string) => void;
};

/** Renders the filters that are on or off. Only signed-in people have places that they ordered from. */
export function FilterSwitches({ browsing, onSet }: FilterSwitchesProps): ReactElement {
  const t = useBrowseMessages();
  const { status } = useSession();
  const isSignedIn = status === 'authenticated' || status === 'embedded';
  const switches = [
    { name: 'top', label: t('top'), isOn: browsing.isTop },
    { name: 'catering', label: t('group'), isOn: browsing.hasGroupOrdering },
    ...(isSignedIn ? [{ name: 'known', label: t('known'), isOn: browsing.isKnownFirst }] : []),
  ];
  return (
    <Column $gap={4}>
      {switches.map(({ name, label, isOn }) => (
        <Switch
          key={name}
          label={label}
          checked={isOn}
          onChange={({ target }) => {
            onSet(name, target.checked ? 'true' : '');
          }}
        />
      ))}
    </Column>
  );
}
