import { useLocation } from '@tiffin/router';
import { ButtonLink, EmptyState, Section, Wrap } from '@tiffin/ui';
import type { IconName } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import { persistedQuery } from '../../domain/group-address';
import { useGroupMessages } from '../use-group-messages';

type StandInProps = {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly text: ReactNode;
  /** The next step; by default the home page. */
  readonly actions?: ReactNode;
};

/** Renders why a group cannot be shown, and one next step. */
export function StandIn({ icon, title, text, actions }: StandInProps): ReactElement {
  const t = useGroupMessages();
  const { search } = useLocation();
  return (
    <Wrap>
      <Section>
        <EmptyState
          level={1}
          icon={icon}
          title={title}
          actions={
            actions ?? (
              <ButtonLink to={`/${persistedQuery(search)}`} variant="primary">
                {t('findLunch')}
              </ButtonLink>
            )
          }
        >
          {text}
        </EmptyState>
      </Section>
    </Wrap>
  );
}
