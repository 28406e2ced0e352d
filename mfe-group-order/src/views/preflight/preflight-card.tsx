import { useQuery } from '@tanstack/react-query';
import { fulfillmentQueries } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { Button, Card, Column, Grow, Heading, Icon, Stack, Tier } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { isGroupValid } from '../../domain/group-validity';
import { preflight } from '../../domain/preflight';
import { validationSetting, validationWords } from '../../domain/validation-words';
import { Sentence } from '../sentence';
import type { SettingName } from '../settings/setting-name';
import { useGroupMessages } from '../use-group-messages';
import { LineAction } from './line-action';
import { LineWords } from './line-words';
import { TimeRemedy } from './time-remedy';
import { usePreflightMessages } from './use-preflight-messages';

const Line = styled(Tier)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 14px;
`;

const Words = styled(Grow)`
  flex-basis: 180px;
`;

export type PreflightCardProps = {
  readonly group: Fulfillment;
  readonly onFix: (setting: SettingName) => void;
};

/** Renders what would go wrong at closing, each with the press that mends it. Nothing if all is well. */
export function PreflightCard({ group, onFix }: PreflightCardProps): ReactElement | null {
  const t = usePreflightMessages();
  const tGroup = useGroupMessages();
  const validation = useQuery({
    ...fulfillmentQueries.validation(group.fulfillmentId),
    meta: { context: 'getFulfillmentValidation', isHandled: true },
  });
  const isValid = !validation.data || isGroupValid(validation.data);
  const errors = validation.data?.validationErrors ?? [];
  const lines = preflight(group);
  if (isValid && lines.length === 0) return null;
  return (
    <Card as="section" aria-live="polite">
      <Column>
        <Heading>{t('heading')}</Heading>
        <Stack>
          {errors.map((error) => (
            <PreflightRow
              key={error.field}
              words={<Sentence name={`validation.${validationWords(error)}`} />}
              action={
                error.remedy ? (
                  <TimeRemedy group={group} remedy={error.remedy} />
                ) : (
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => {
                      onFix(validationSetting(error));
                    }}
                  >
                    {tGroup('notice.fix')}
                  </Button>
                )
              }
            />
          ))}
          {lines.map((line) => (
            <PreflightRow
              key={line.kind === 'notOnSale' ? line.cartItemId : line.kind}
              words={<LineWords line={line} currencyCode={group.currencyCode} />}
              action={<LineAction line={line} group={group} />}
            />
          ))}
        </Stack>
      </Column>
    </Card>
  );
}

type PreflightRowProps = { readonly words: ReactNode; readonly action: ReactNode };

function PreflightRow({ words, action }: PreflightRowProps): ReactElement {
  return (
    <Line>
      <Icon name="info" />
      <Words>{words}</Words>
      {action}
    </Line>
  );
}
