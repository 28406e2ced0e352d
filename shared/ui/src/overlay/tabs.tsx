import { Tab, TabList, TabPanel, TabProvider } from '@ariakit/react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.div`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1.5px solid var(--border);
`;

const One = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 52px;
  padding: 0 12px;
  font-weight: 650;
  font-size: 15px;
  white-space: nowrap;
  color: var(--text-muted);
  position: relative;
  border-radius: 10px;
  &:focus-visible {
    outline-offset: -4px;
  }
  &[aria-selected='true'] {
    color: var(--text);
  }
  @media (hover: hover) {
    &:hover {
      color: var(--text);
    }
  }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-inline: 10px;
    bottom: 0;
    height: 5px;
    border-radius: 5px 5px 0 0;
    background: var(--primary);
  }
`;

const Panel = styled.div`
  padding-top: 16px;
  min-width: 0;
`;

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly name: ReactNode; readonly content: ReactNode }[];
  readonly selectedId?: string;
  readonly onSelect?: (id: string) => void;
};

/** Renders tabs, of which one is shown at a time. */
export function Tabs({ label, tabs, selectedId, onSelect }: TabsProps): ReactElement {
  return (
    <TabProvider
      defaultSelectedId={tabs[0]?.id}
      selectedId={selectedId}
      setSelectedId={(id) => {
        if (id) onSelect?.(id);
      }}
    >
      <TabList aria-label={label} render={<List />}>
        {tabs.map(({ id, name }) => (
          <Tab key={id} id={id} render={<One />}>
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} tabId={id} render={<Panel />}>
          {content}
        </TabPanel>
      ))}
    </TabProvider>
  );
}
