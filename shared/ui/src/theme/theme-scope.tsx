import { useState } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { baseStyle } from './base-style';
import { fontFamily } from './font-family';
import { OwnsPageContext } from './owns-page';
import { PortalHostContext } from './portal-host';
import { rootTokens } from './root-tokens';

/** Its base style is weaker than any component's own, as a page's resets are. */
const Scope = styled.div`
  ${rootTokens}
  background: var(--background);
  color: var(--text);
  font: 400 16px/1.5 ${fontFamily};
  font-synthesis: none;
  overflow-wrap: break-word;
  min-width: 0;
  :where(&) {
    ${baseStyle}
  }
`;

type ThemeScopeProps = {
  readonly children: ReactNode;
  readonly lang?: string;
  /** The element that carries the tokens. */
  readonly ref?: Ref<HTMLDivElement>;
};

/** Renders tokens and type for a part of a partner's page, which lacks the shell's style. */
export function ThemeScope({ children, lang, ref }: ThemeScopeProps): ReactElement {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <OwnsPageContext.Provider value={false}>
      <Scope lang={lang} ref={ref}>
        <PortalHostContext.Provider value={host}>{children}</PortalHostContext.Provider>
        <div ref={setHost} />
      </Scope>
    </OwnsPageContext.Provider>
  );
}
