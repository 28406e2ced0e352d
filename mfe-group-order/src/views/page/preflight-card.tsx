import { useMutation, useQuery } from '@tanstack/react-query';
import { fulfillmentQueries, updateFulfillment } from '@tiffin/api';
import type { Fulfillment } from '@tiffin/contracts';
import { merchantPaths } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { useLocation } from '@tiffin/router';
import { Button, ButtonLink, Card, Column, Grow, Heading, Icon, Stack, Tier, toast } from '@tiffin/ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { copyText } from '../../api/share-or-copy';
import { persistedQuery } from '../../domain/group-url';
import { isGroupValid } from '../../domain/group-validity';
import { preflight } from '../../domain/preflight';
import type { PreflightLine } from '../../domain/preflight';
import { validationSetting, validationWords } from '../../domain/validation-words';
import { Sentence } from '../sentence';
import type { SettingName } from '../settings/setting-name';
import { useGroupCache } from '../use-group-cache';
import { useGroupMessages } from '../use-group-messages';
import { useRefusalToast } from '../use-refusal-toast';

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
  const t = useGroupMessages();
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
        <Heading>{t('preflight.heading')}</Heading>
        <Stack>
          {errors.map((error) => (
            <PreflightRow
              key={error.field}
              words={<Sentence name={`validation.${validationWords(error)}`} />}
              action={
                <Button
                  size="small"
                  variant="outline"
                  onClick={() => {
                    onFix(validationSetting(error));
                  }}
                >
                  {t('notice.fix')}
                </Button>
              }
            />
          ))}
          {lines.map((line) => (
            <PreflightRow
              key={line.kind === 'notOnSale' ? line.externalUserId : line.kind}
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

type LineWordsProps = { readonly line: PreflightLine; readonly currencyCode: string };

function LineWords({ line, currencyCode }: LineWordsProps): ReactElement {
  const format = useFormat();
  switch (line.kind) {
    case 'minimum':
    case 'freeDelivery': {
      const missing = format.money(line.missingMicro, currencyCode);
      return (
        <>
          <Sentence name={`preflight.${line.kind}`} values={{ missing }} />{' '}
          {line.choosing > 0 && <Sentence name="preflight.choosing" values={{ count: line.choosing }} />}
        </>
      );
    }
    case 'notOnSale': {
      const values = { dishes: format.list(line.dishes), name: line.firstName };
      return <Sentence name={line.isMe ? 'preflight.ownNotOnSale' : 'preflight.notOnSale'} values={values} />;
    }
    case 'full':
      return <Sentence name="preflight.full" values={{ count: line.guestMax }} />;
  }
}

type LineActionProps = { readonly line: PreflightLine; readonly group: Fulfillment };

function LineAction({ line, group }: LineActionProps): ReactElement {
  const t = useGroupMessages();
  const format = useFormat();
  const { search } = useLocation();
  const paths = merchantPaths(group.merchant.url);
  const raise = useRaiseLimit(group.fulfillmentId);
  switch (line.kind) {
    case 'minimum':
    case 'freeDelivery':
      return (
        <ButtonLink size="small" variant="outline" icon="plus" to={paths.menu + persistedQuery(search)}>
          {t('people.add')}
        </ButtonLink>
      );
    case 'notOnSale':
      return line.isMe ? (
        <ButtonLink size="small" variant="outline" to={paths.order + persistedQuery(search)}>
          {t('openCart')}
        </ButtonLink>
      ) : (
        <Button
          size="small"
          variant="outline"
          icon="copy"
          onClick={() => {
            const words = { name: line.firstName, dishes: format.list(line.dishes), link: group.joinUri };
            void copyText(t('preflight.message', words)).then((isCopied) => {
              toast({
                text: t(isCopied ? 'preflight.messageCopied' : 'invite.notCopied', { name: line.firstName }),
              });
            });
          }}
        >
          {t('preflight.ask', { name: line.firstName })}
        </Button>
      );
    case 'full':
      return (
        <Button
          size="small"
          variant="outline"
          busy={raise.isPending}
          onClick={() => {
            raise.mutate(line.raisedTo);
          }}
        >
          {t('preflight.raise', { count: line.raisedTo })}
        </Button>
      );
  }
}

function useRaiseLimit(id: string) {
  const cache = useGroupCache();
  const refused = useRefusalToast(id);
  return useMutation({
    mutationFn: (guestMax: number) => updateFulfillment({ id, body: { guestMax }, withValidation: true }),
    networkMode: 'always',
    meta: { context: 'updateFulfillment', isHandled: true },
    onSuccess: ({ fulfillment }) => cache.adopt(fulfillment),
    onError: refused,
  });
}
