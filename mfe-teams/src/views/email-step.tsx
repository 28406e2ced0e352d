import type { Team } from '@tiffin/contracts';
import { Column, Text, TextLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { EmailForm } from './email-form';
import type { EmailFormProps } from './email-form';
import { NarrowCard } from './narrow-card';
import { StepHeading } from './step-heading';
import { useTeamMessages } from './use-team-messages';

type EmailStepProps = Omit<EmailFormProps, 'isSignedIn'> & { readonly team: Team | undefined };

/** Renders the request for the work e-mail that belongs to a team. */
export function EmailStep({ team, ...form }: EmailStepProps): ReactElement {
  const t = useTeamMessages();
  return (
    <NarrowCard as="section">
      <Column>
        <StepHeading look="h2">
          {team ? t('email.headingOf', { team: team.teamDetails.name }) : t('email.heading')}
        </StepHeading>
        <Text $tone="muted">{t('email.note')}</Text>
        <EmailForm {...form} isSignedIn />
        <div>
          <TextLink $small to={{ search: '' }}>
            {t('email.other')}
          </TextLink>
        </div>
      </Column>
    </NarrowCard>
  );
}
