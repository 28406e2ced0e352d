import type { SessionState } from '@tiffin/auth';
import { useCartCommands, useSeat } from '@tiffin/api';
import { useEmbedHost } from '@tiffin/config';
import type { Cart, Merchant } from '@tiffin/contracts';
import { mayPay, merchantPaths, parseQueryParameters, seatPatch } from '@tiffin/domain';
import { useLocation } from '@tiffin/router';
import { WALLET_HASH } from '@tiffin/screen-parts';
import {
  announce,
  Column,
  IconLink,
  PageHeading,
  Row,
  Section,
  SideLayout,
  Stack,
  StickySide,
  Text,
  VisuallyHidden,
  Wrap,
} from '@tiffin/ui';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { offersWallets } from '../domain/offers-wallets';
import { NextStepButton } from './next-step-button';
import { ObstacleBanner } from './obstacle-banner';
import { OrderDialogs } from './order-dialogs';
import { OrderFacts } from './order-facts';
import { OrderSummary } from './order-summary';
import { PaymentSection } from './payment-section';
import { PaymentStep } from './payment-step';
import { StickyAction, StickyActionBar } from './sticky-action';
import { ProblemNotice } from './problem-notice';
import { ReviewPart } from './review-part';
import { TipSection } from './tip-section';
import type { CartPayment, FoundOrder } from './use-cart-payment';
import { useCheckout } from './use-checkout';
import { useCheckoutMessages } from './use-checkout-messages';
import { useOrderDialog } from './use-order-dialog';
import { useRemedy } from './use-remedy';
import { ExpressPart } from './wallets/express-part';
import { WhoSection } from './who-section';

const CodeDialog = lazy(() =>
  import('./code-dialog').then(({ CodeDialog: dialog }) => ({ default: dialog })),
);

type CheckoutPageProps = {
  readonly merchant: Merchant;
  readonly cart: Cart;
  readonly session: SessionState;
  readonly payment: CartPayment;
  readonly onPlaced: (order: FoundOrder) => void;
};

/** Renders the checkout of a cart that is not empty: its facts and its two steps, beside the order with its total. */
export function CheckoutPage(props: CheckoutPageProps): ReactElement {
  const { merchant, cart, session, payment } = props;
  const t = useCheckoutMessages();
  const checkout = useCheckout(props);
  const { form, placing, cardEntry, obstacle } = checkout;
  const { isUpdating } = useCartCommands(merchant.id);
  const { search, hash } = useLocation();
  const hasHost = useEmbedHost() !== null;
  useSeat(merchant.id, seatPatch(parseQueryParameters(search), cart));
  const { totalPayableMicro: totalMicro } = cart.financialInfo;
  const isReview = form.step === 'REVIEW';
  const paymentHeading = useRef<HTMLHeadingElement>(null);
  const reviewHeading = useRef<HTMLHeadingElement>(null);
  const dialog = useOrderDialog();
  const remedy = useRemedy({
    merchant,
    cart,
    change: dialog.show,
    chooseCard: checkout.chooseCard,
    dismiss: () => {
      placing.setProblem(undefined);
    },
  });
  const shownStep = useRef(form.step);
  useEffect(() => {
    if (shownStep.current === form.step) return;
    shownStep.current = form.step;
    const heading = (form.step === 'REVIEW' ? reviewHeading : paymentHeading).current;
    heading?.focus();
    // WebKit does not scroll to what has the focus when the page above it becomes shorter in the same moment.
    heading?.scrollIntoView({ block: 'nearest' });
  }, [form.step]);
  useEffect(() => {
    if (placing.phase === 'paying') announce(t('review.paying'));
    if (placing.phase === 'confirming') announce(t('review.confirming'));
    if (placing.phase === 'sending') announce(t('review.placing'));
  }, [placing.phase, t]);
  const next = (
    <NextStepButton cart={cart} isReview={isReview} busy={checkout.isBusy} onPress={checkout.goOn} />
  );
  // While an order may exist the page is hidden, so a notice that appears then could not take the focus.
  const problem = mayPay(payment.state) ? placing.problem : undefined;
  return (
    <Wrap>
      <Section as="div">
        <Column $gap={20}>
          <Row $gap={14}>
            <IconLink to={merchantPaths(merchant.url).order} icon="chevron-left" label={t('back')} filled />
            <div>
              <PageHeading>{t('heading')}</PageHeading>
              <Text $size="small" $tone="muted">
                {t('at', { merchant: merchant.name, currency: cart.currencyCode })}
              </Text>
            </div>
          </Row>
          <VisuallyHidden role="status">{t(`steps.${form.step}`)}</VisuallyHidden>
          {problem && (
            <ProblemNotice
              problem={problem}
              cart={cart}
              actions={remedy(problem)}
              onClose={() => {
                placing.setProblem(undefined);
              }}
            />
          )}
          {obstacle && (
            <ObstacleBanner
              obstacle={obstacle}
              merchant={merchant}
              cart={cart}
              ref={checkout.obstacleRef}
              onChange={dialog.show}
            />
          )}
          {!isReview && offersWallets({ obstacle, totalMicro, hasHost }) && (
            <ExpressPart
              merchant={merchant}
              cart={cart}
              session={session}
              isGuest={checkout.isGuest}
              form={form}
              tip={checkout.tip}
              placing={placing}
              isWanted={hash === WALLET_HASH}
            />
          )}
          <SideLayout $wide>
            <Column $gap={16}>
              <OrderFacts merchant={merchant} cart={cart} dialog={dialog} isShown={mayPay(payment.state)} />
              <Stack as="ol">
                <PaymentStep isOpen={!isReview} headingRef={paymentHeading} onChange={form.backToPayment}>
                  <WhoSection merchant={merchant} session={session} form={form} />
                  <TipSection cart={cart} tip={checkout.tip} isOpen={!isReview} />
                  <PaymentSection
                    payment={form.payment}
                    cardEntry={cardEntry}
                    cardProblem={checkout.cardProblem}
                    isEntering={checkout.isBusy}
                    onUseCard={checkout.useCard}
                    isGuest={checkout.isGuest}
                    isOpen={!isReview}
                  />
                </PaymentStep>
                <ReviewPart cart={cart} isOpen={isReview} headingRef={reviewHeading} />
              </Stack>
            </Column>
            <StickySide aria-label={t('summary.heading')}>
              <OrderSummary
                merchant={merchant}
                cart={cart}
                isSignedIn={!checkout.isGuest}
                isUpdating={isUpdating}
                action={<StickyAction>{next}</StickyAction>}
              />
            </StickySide>
          </SideLayout>
        </Column>
      </Section>
      <StickyActionBar label={t('review.bar')}>{next}</StickyActionBar>
      <OrderDialogs merchant={merchant} cart={cart} dialog={dialog} />
      {placing.codeAsk && (
        <Suspense>
          <CodeDialog
            ask={placing.codeAsk}
            busy={placing.phase !== 'idle'}
            onPlace={placing.placeWithCode}
            onClose={placing.closeCode}
          />
        </Suspense>
      )}
    </Wrap>
  );
}
