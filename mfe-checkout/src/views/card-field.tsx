import type { CardEntry } from '@tiffin/card-provider';
import { ErrorPanel, FieldError, LabelText, media, Skeleton, Text, VisuallyHidden } from '@tiffin/ui';
import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { useCheckoutMessages } from './use-checkout-messages';

/** It has about the height of the provider's fields while they load, so that little moves when they come. */
const Box = styled.div<{ readonly $isInvalid: boolean }>`
  position: relative;
  min-height: 200px;
  padding: 14px;
  ${media.narrow} {
    padding: 8px;
  }
  border-radius: var(--r-control);
  border: ${({ $isInvalid }) => ($isInvalid ? '2px solid var(--danger)' : '1.5px solid var(--border-strong)')};
  background: var(--surface);
  &:focus-within {
    outline: 3px solid var(--focus-ring);
    outline-offset: 0;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 14px;
`;

const Column = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

type CardFieldProps = {
  readonly cardEntry: CardEntry;
  readonly problem: string | undefined;
  readonly children?: ReactNode;
};

/** Renders the frame around the card provider's own field. */
export function CardField({ cardEntry, problem, children }: CardFieldProps): ReactElement {
  const t = useCheckoutMessages();
  const id = useId();
  if (cardEntry.state === 'failed') {
    return (
      <ErrorPanel level={3} title={t('pay.scriptFailed')} onRetry={cardEntry.retry}>
        {t('pay.scriptFailedNote')}
      </ErrorPanel>
    );
  }
  return (
    <Column role="group" aria-labelledby={id} aria-describedby={problem ? `${id}-error` : undefined}>
      <LabelText id={id}>{t('pay.newCard')}</LabelText>
      <Box $isInvalid={problem !== undefined}>
        <div ref={cardEntry.container} />
        {cardEntry.state === 'loading' && (
          <Cover>
            <VisuallyHidden role="status">{t('pay.loadingCard')}</VisuallyHidden>
            <Skeleton $height="100%" $radius="12px" />
          </Cover>
        )}
      </Box>
      {problem !== undefined && <FieldError id={`${id}-error`}>{problem}</FieldError>}
      <Text $size="hint">{t('pay.newCardHint')}</Text>
      {children}
    </Column>
  );
}
