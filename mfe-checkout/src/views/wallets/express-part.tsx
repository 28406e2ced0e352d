import { useWalletSupport } from '@tiffin/screen-parts';
import { Banner, Column, Heading, Skeleton, Text, VisuallyHidden } from '@tiffin/ui';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { useCheckoutMessages } from '../use-checkout-messages';
import { useExpressPayment } from './use-express-payment';

const Box = styled(Column)`
  padding: 20px;
  margin-bottom: 16px;
  border-radius: var(--r-tin);
  background: var(--surface);
`;

const Buttons = styled.div`
  position: relative;
  min-height: 48px;
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
`;

type ExpressPartProps = Parameters<typeof useExpressPayment>[0] & {
  /** Whether the person came for a wallet. */
  readonly isWanted: boolean;
};

/** Renders Apple Pay and Google Pay before everything else, if the browser may have one of them. */
export function ExpressPart(props: ExpressPartProps): ReactElement | null {
  const t = useCheckoutMessages();
  const hasSupport = useWalletSupport();
  if (hasSupport) return <Express {...props} />;
  return props.isWanted ? <Banner icon="card">{t('express.missing')}</Banner> : null;
}

function Express({ isWanted, ...options }: ExpressPartProps): ReactElement | null {
  const t = useCheckoutMessages();
  const { container, state, hasUpdated } = useExpressPayment(options);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isWanted && state === 'offered') heading.current?.focus();
  }, [isWanted, state]);
  if (state === 'none') {
    return isWanted ? <Banner icon="card">{t('express.missing')}</Banner> : null;
  }
  return (
    <Box as="section" $gap={12} aria-label={t('express.title')}>
      <Heading as="h2" $look="h3" ref={heading} tabIndex={-1}>
        {t('express.title')}
      </Heading>
      <Buttons>
        <div ref={container} />
        {state === 'loading' && (
          <Cover>
            <VisuallyHidden role="status">{t('express.loading')}</VisuallyHidden>
            <Skeleton $height="48px" />
          </Cover>
        )}
      </Buttons>
      <div role="status">{hasUpdated && <Text $strong>{t('express.updated')}</Text>}</div>
      <Text $size="hint">
        {[t('express.note'), options.isGuest && t('express.guestNote'), t('express.other')]
          .filter(Boolean)
          .join(t('express.sentenceGap'))}
      </Text>
    </Box>
  );
}
