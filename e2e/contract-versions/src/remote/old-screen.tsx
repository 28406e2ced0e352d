import { useQuery } from '@tanstack/react-query';
import { useSession } from '@tiffin/auth';
import type { Locale } from '@tiffin/contracts';
import { bus } from '@tiffin/event-bus';
import { addMessages, useI18n, useMessages } from '@tiffin/i18n';
import type { MessageKey } from '@tiffin/i18n';
import { Message } from '@tiffin/i18n/message';
import { Link, useLocation } from '@tiffin/router';
import { Button, Card, PageHeading, Text, Wrap } from '@tiffin/ui';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import en from './en.json';
import zh from './zh.json';

addMessages('mfe-teams', 'en', en);
addMessages('mfe-teams', 'zh', zh);

const Path = styled.code`
  font-weight: 700;
`;

/** Renders something from each shared module: session, language, router, query cache, bus, styles. */
export function OldScreen(): ReactElement {
  const t = useMessages<MessageKey<typeof en>>('mfe-teams');
  const i18n = useI18n();
  const session = useSession();
  const { pathname } = useLocation();
  const { data } = useQuery({ queryKey: ['old-screen'], queryFn: async () => 'query cache' });
  const [locale, setLocale] = useState<Locale>();
  useEffect(() => bus.on('localeChanged', (fact) => setLocale(fact.locale)), []);
  return (
    <Wrap>
      <Card>
        <PageHeading>{t('title')}</PageHeading>
        <Text>{t(session.status === 'authenticated' ? 'known' : 'guest')}</Text>
        <Message<MessageKey<typeof en>>
          namespace="mfe-teams"
          name="markup"
          values={{ path: pathname }}
          components={{ path: <Path /> }}
        />
        <Text>{i18n.messages<MessageKey<typeof en>>('mfe-teams')('visits', { count: 2 })}</Text>
        <p>
          <Path>{pathname}</Path> {data}
        </p>
        {locale && <Text>{t('language', { locale })}</Text>}
        <Button onClick={() => bus.emit('signInRequested', { reason: 'team', closeable: true })}>
          {t('signIn')}
        </Button>
        <Link to="/">{t('home')}</Link>
      </Card>
    </Wrap>
  );
}
