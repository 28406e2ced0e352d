import type { Cart, User } from '@tiffin/contracts';
import { pointsUnit } from '@tiffin/domain';
import { useFormat } from '@tiffin/i18n';
import { announce, Button, Column, FieldError, Text } from '@tiffin/ui';
import type { ReactElement } from 'react';
import { useRedemption } from './use-redemption';
import { useRewardMessages } from './use-reward-messages';

type PointsProps = { readonly user: User; readonly cart: Cart };

/** Renders a person's points, what they give, and the button that turns them into credit. */
export function Points({ user, cart }: PointsProps): ReactElement {
  const t = useRewardMessages();
  const format = useFormat();
  const redemption = useRedemption(user, cart);
  const money = (micro: number) => format.money(micro, cart.currencyCode);
  const balance = (
    <Text as="span" $strong>
      {t('points', { count: user.points, points: format.number(user.points) })}
    </Text>
  );
  if (!redemption) {
    return (
      <Column $gap={4}>
        {balance}
        <Text $size="small" $tone="muted">
          {t('fromUnit', { unit: format.number(pointsUnit(cart.currencyCode)) })}
        </Text>
      </Column>
    );
  }
  const { preview, problem } = redemption;
  const points = format.number(redemption.pointsToRedeem);
  const redeem = async () => {
    const creditMicro = await redemption.redeem();
    if (creditMicro !== null) announce(t('used', { points, credit: money(creditMicro) }));
  };
  return (
    <Column $gap={8}>
      {balance}
      {preview && (
        <Text $size="small" $tone="muted">
          {t('preview', {
            points,
            credit: money(preview.creditMicro),
            left: format.number(preview.pointsAfter),
          })}
        </Text>
      )}
      {redemption.hasPreviewFailed ? (
        <div>
          <FieldError>{t('failed')}</FieldError>
          <Button size="small" onClick={redemption.previewAgain}>
            {t('retry')}
          </Button>
        </div>
      ) : (
        <div>
          <Button
            size="small"
            variant="outline"
            disabled={!preview}
            busy={redemption.isRedeeming}
            onClick={() => {
              void redeem();
            }}
          >
            {t('use', { points })}
          </Button>
        </div>
      )}
      {problem && (
        <div role="alert">
          <FieldError>{t(problem)}</FieldError>
        </div>
      )}
    </Column>
  );
}
