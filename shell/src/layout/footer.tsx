import { Link } from '@tiffin/router';
import { Logo, Row, TextButton, TextLink, Wrap } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useLanguageChoice } from '../language/use-language-choice';
import { useShellMessages } from '../use-shell-messages';

const Foot = styled.footer`
  border-top: 1.5px solid var(--border);
  margin-top: 56px;
  padding-block: 24px 32px;
  font-size: 14px;
  color: var(--text-muted);
`;

const Line = styled(Wrap)`
  && {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 24px;
    align-items: center;
  }
`;

const Home = styled(Link)`
  color: var(--text);
  text-decoration: none;
`;

const Languages = styled.div`
  display: flex;
  gap: 18px;
  margin-inline-start: auto;
`;

const Choice = styled(TextButton)`
  min-height: 44px;
  font-size: inherit;
  color: inherit;
  font-weight: ${(props) => (props['aria-pressed'] === true ? 750 : 400)};
`;

/** Renders the footer of every page. */
export function Footer(): ReactElement {
  const t = useShellMessages();
  return (
    <Foot>
      <Line>
        <Home to="/" aria-label={t('header.home')}>
          <Logo small />
        </Home>
        <Row as="nav" aria-label={t('footer.label')} $gap={22} $wrap>
          <TextLink to="/" $inherit>
            {t('footer.order')}
          </TextLink>
          <TextLink to="/order/team/join" $inherit>
            {t('footer.team')}
          </TextLink>
        </Row>
        <Languages role="group" aria-label={t('language')}>
          {useLanguageChoice().map(({ name, tag, isCurrent, choose }) => (
            <Choice key={tag} lang={tag} aria-pressed={isCurrent} onClick={choose}>
              {name}
            </Choice>
          ))}
        </Languages>
      </Line>
    </Foot>
  );
}
