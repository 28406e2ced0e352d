import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Wrap } from '../layout/wrap';
import { media } from '../theme/breakpoint';

const Strip = styled.div`
  position: sticky;
  top: 0;
  z-index: var(--z-sticky);
  background: var(--background);
  border-bottom: 1.5px solid var(--border);
`;

/**
 * On phones a search in use takes the place of everything else. Without element names in that rule, every change of the
 * page would make the browser compute all styles again.
 */
const Line = styled(Wrap)`
  display: flex;
  align-items: center;
  gap: 4px;
  min-height: 52px;
  nav {
    flex: 1;
    min-width: 0;
  }
  ${media.mobile} {
    &:has(input:focus, input:not(:placeholder-shown)) > :is(nav, button) {
      visibility: hidden;
    }
  }
`;

const List = styled.ul`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: -8px;
`;

const Tab = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 52px;
  padding: 0 12px;
  text-decoration: none;
  font-weight: 650;
  font-size: 15px;
  white-space: nowrap;
  color: var(--text-muted);
  position: relative;
  border-radius: 10px;
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-current] {
    color: var(--text);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--text);
    }
  }
  &[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 10px;
    bottom: 0;
    height: 5px;
    border-radius: 5px 5px 0 0;
    background: var(--primary);
    @media (forced-colors: active) {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

type CategoryBarProps = {
  readonly label: string;
  /** `id` is the id of the section's element on the page. */
  readonly categories: readonly { readonly id: string; readonly name: ReactNode }[];
  /** The language of their names as a BCP 47 tag, if it differs from the page's. */
  readonly lang?: string;
  readonly currentId: string | undefined;
  readonly onSelect: (id: string) => void;
  /** At the right edge: the button or menu "all categories". */
  readonly more?: ReactNode;
};

/** Renders the sticky bar of categories: links to sections, with the current one marked and kept in view. */
export function CategoryBar(props: CategoryBarProps): ReactElement {
  const { label, categories, lang, currentId, onSelect, more } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    keepInView(list.current);
  }, [currentId]);
  return (
    <Strip>
      <Line>
        <nav aria-label={label}>
          <List ref={list} lang={lang}>
            {categories.map(({ id, name }) => (
              <li key={id}>
                <Tab
                  href={`#${id}`}
                  aria-current={id === currentId ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    onSelect(id);
                  }}
                >
                  {name}
                </Tab>
              </li>
            ))}
          </List>
        </nav>
        {more}
      </Line>
    </Strip>
  );
}

function keepInView(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current) return;
  const middle = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  list.scrollTo?.({ left: middle });
}
