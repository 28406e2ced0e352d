import { Disclosure as AriaDisclosure, DisclosureContent, DisclosureProvider } from '@ariakit/react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icon/icon';

const Head = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 44px;
  font-weight: 650;
  & > svg {
    transition: rotate var(--t-quick) var(--e-out);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

const Content = styled.div`
  padding-top: 12px;
  min-width: 0;
`;

type DisclosureProps = {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly defaultOpen?: boolean;
};

/** Renders content that unfolds under its title. */
export function Disclosure({ title, children, open, onToggle, defaultOpen }: DisclosureProps): ReactElement {
  return (
    <DisclosureProvider open={open} setOpen={onToggle} defaultOpen={defaultOpen}>
      <AriaDisclosure render={<Head type="button" />}>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </AriaDisclosure>
      <DisclosureContent unmountOnHide render={<Content />}>
        {children}
      </DisclosureContent>
    </DisclosureProvider>
  );
}
