import {
  Menu as AriaMenu,
  MenuButton,
  MenuGroup,
  MenuGroupLabel,
  MenuItem,
  MenuItemRadio,
  MenuProvider,
  MenuSeparator,
  useMenuStore,
} from '@ariakit/react';
import { Link } from '@tiffin/router';
import type { To } from '@tiffin/router';
import { useLayoutEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-paths';
import { floatingLook, floatingRow } from './floating-look';

const Box = styled.div`
  ${floatingLook}
`;

const Row = styled.div`
  ${floatingRow}
`;

const Heading = styled.div`
  padding: 8px 12px;
  overflow-wrap: anywhere;
`;

const Line = styled.hr`
  width: 100%;
  border: 0;
  border-top: 1.5px solid var(--border);
  margin: 4px 0;
`;

/** One entry: a link (`to`), a command, an exclusive choice (`checked`), a separator, or a group below a heading. */
export type MenuEntry =
  | {
      readonly key: string;
      readonly label: ReactNode;
      readonly icon?: IconName;
      readonly lang?: string;
      readonly to?: To;
      readonly onSelect?: () => void;
      readonly checked?: boolean;
      readonly disabled?: boolean;
    }
  | { readonly key: string; readonly separator: true }
  | { readonly key: string; readonly heading: ReactNode; readonly entries: readonly MenuEntry[] };

type MenuProps = {
  /** The control that opens it: an IconButton, a Button. */
  readonly button: ReactElement;
  /** The menu's name. */
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** True if it was requested before its code was loaded: it then opens at once and takes the focus. */
  readonly defaultOpen?: boolean;
};

/** Renders a list of links and commands behind a button: account, language, all categories. */
export function Menu({ button, label, entries, defaultOpen = false }: MenuProps): ReactElement {
  const store = useMenuStore({ placement: 'bottom-end' });
  const control = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!defaultOpen) return;
    // This button replaces the one that was pressed, which had the focus.
    control.current?.focus({ preventScroll: true });
    store.setDisclosureElement(control.current);
    store.setAnchorElement(control.current);
    store.setInitialFocus('first');
    store.setAutoFocusOnShow(true);
    store.show();
  }, [defaultOpen, store]);
  return (
    <MenuProvider store={store}>
      <MenuButton ref={control} render={button} />
      <AriaMenu aria-label={label} gutter={6} fixed unmountOnHide render={<Box />}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} />
        ))}
      </AriaMenu>
    </MenuProvider>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }): ReactElement {
  if ('separator' in entry) return <MenuSeparator render={<Line />} />;
  if ('heading' in entry) {
    return (
      <MenuGroup>
        <MenuGroupLabel render={<Heading />}>{entry.heading}</MenuGroupLabel>
        {entry.entries.map((inner) => (
          <Entry key={inner.key} entry={inner} />
        ))}
      </MenuGroup>
    );
  }
  const { label, icon, lang, to, onSelect, checked, disabled } = entry;
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span lang={lang}>{label}</span>
    </>
  );
  if (checked !== undefined) {
    return (
      <MenuItemRadio
        name="choice"
        value={entry.key}
        checked={checked}
        disabled={disabled}
        hideOnClick
        onChange={onSelect}
        render={<Row />}
      >
        {content}
      </MenuItemRadio>
    );
  }
  return (
    <MenuItem
      disabled={disabled}
      onClick={onSelect}
      render={to === undefined ? <Row /> : <Row as={Link} {...{ to }} />}
    >
      {content}
    </MenuItem>
  );
}
