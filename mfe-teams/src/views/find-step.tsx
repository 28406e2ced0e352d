import type { Team, TeamDetails } from '@tiffin/contracts';
import { Card, Column, Heading, media, PageHeading, Text } from '@tiffin/ui';
import { lazy, Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { askToSignIn } from './ask-to-sign-in';
import { EmailForm } from './email-form';
import type { EmailFormProps } from './email-form';
import { TeamSearch } from './team-search';
import { useTeamMessages } from './use-team-messages';

const CreateTeamDialog = lazy(() =>
  import('./create-team-dialog').then(({ CreateTeamDialog: dialog }) => ({ default: dialog })),
);

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

type FindStepProps = {
  readonly variant: 'v1' | 'v2';
  readonly isSignedIn: boolean;
  /** True below another heading, on a member's own page. */
  readonly isSecondary?: boolean;
  readonly email: Omit<EmailFormProps, 'isSignedIn' | 'submitLabel'>;
  readonly onPick: (team: TeamDetails) => void;
  readonly onOpen: (teamId: string) => void;
  readonly onCreated: (team: Team, workEmail: string) => void;
};

/**
 * Renders two ways to find a team: by its name and by the work e-mail. The second variant starts with the
 * e-mail.
 */
export function FindStep(props: FindStepProps): ReactElement {
  const { variant, isSignedIn, isSecondary = false, email, onPick, onOpen, onCreated } = props;
  const t = useTeamMessages();
  const [newName, setNewName] = useState<string>();
  const create = (name: string) => {
    if (isSignedIn) setNewName(name);
    else askToSignIn();
  };
  const byName = (
    <Card as="section" key="name">
      <Column>
        <Heading $look="h3">{t(variant === 'v1' ? 'find.byName' : 'find.byNameSecond')}</Heading>
        <TeamSearch onPick={onPick} onCreate={create} />
      </Column>
    </Card>
  );
  const byEmail = (
    <Card as="section" key="email">
      <Column>
        <Heading $look="h3">{t(variant === 'v1' ? 'find.byEmail' : 'find.byEmailFirst')}</Heading>
        <Text $size="small" $tone="muted">
          {t('find.byEmailNote')}
        </Text>
        <EmailForm {...email} isSignedIn={isSignedIn} isPrimary={variant === 'v2'} />
      </Column>
    </Card>
  );
  return (
    <Column $gap={20}>
      {isSecondary ? (
        <Heading>{t('find.another')}</Heading>
      ) : (
        <Column $gap={8}>
          <PageHeading look="display">{t('find.heading')}</PageHeading>
          <Text $size="lead" $tone="muted">
            {t('find.note')}
          </Text>
        </Column>
      )}
      <Sides>{variant === 'v1' ? [byName, byEmail] : [byEmail, byName]}</Sides>
      {newName !== undefined && (
        <Suspense>
          <CreateTeamDialog
            name={newName}
            email={email.initialEmail}
            onClose={() => {
              setNewName(undefined);
            }}
            onOpen={onOpen}
            onCreated={onCreated}
          />
        </Suspense>
      )}
    </Column>
  );
}
