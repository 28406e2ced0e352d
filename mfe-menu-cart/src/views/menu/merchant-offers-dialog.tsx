import type { Merchant } from '@tiffin/contracts';
import { useFormat } from '@tiffin/i18n';
import { Column, Heading, Picture, Text } from '@tiffin/ui';
import { Meter } from '@tiffin/ui/more';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import { merchantOffers } from '../../domain/merchant-offers';
import { useMerchantOfferMessages } from './use-merchant-offer-messages';

type MerchantOffersDialogProps = { readonly merchant: Merchant; readonly onClose: () => void };

/** Renders everything that a merchant offers: campaigns, the stamp card with its reward, promotions, its note. */
export function MerchantOffersDialog({ merchant, onClose }: MerchantOffersDialogProps): ReactElement {
  const t = useMerchantOfferMessages();
  const format = useFormat();
  const { marketingDataList, promotions, userStampCardProgress, currencyCode } = merchant;
  const rewardMicro = userStampCardProgress?.rewardMicro;
  const offers = merchantOffers(merchant);
  const stamps = offers.find((offer) => offer.kind === 'stamps');
  const notes = offers.filter((offer) => offer.kind === 'note');
  return (
    <Dialog title={merchant.nameWithoutLocation || merchant.name} onClose={onClose}>
      <Column $gap={24}>
        {marketingDataList.map(({ marketingMenuHighlight, menuPopUp }, index) => {
          const title = marketingMenuHighlight?.menuHighlightText || menuPopUp?.title;
          return (
            title !== undefined &&
            title.trim() !== '' && (
              <Column as="section" $gap={6} key={`campaign ${index}`}>
                <Heading as="h3">{title}</Heading>
                {menuPopUp && menuPopUp.title !== title && <Text $strong>{menuPopUp.title}</Text>}
                {menuPopUp && <Text>{menuPopUp.description}</Text>}
                {menuPopUp?.imageUrl && <Picture src={menuPopUp.imageUrl} ratio="16/9" />}
              </Column>
            )
          );
        })}
        {stamps && (
          <Column as="section" $gap={6}>
            <Heading as="h3">{t('stamps', stamps)}</Heading>
            <Meter label={t('stamps', stamps)} value={stamps.collected} max={stamps.length} />
            <Text>
              {t(rewardMicro === undefined ? 'stampsMeaning' : 'stampsReward', {
                count: stamps.length - stamps.collected,
                reward: format.money(rewardMicro ?? 0, currencyCode),
              })}
            </Text>
          </Column>
        )}
        {promotions.map(({ id, title, description }) => (
          <Column as="section" $gap={6} key={id}>
            <Heading as="h3">{title}</Heading>
            <Text>{description}</Text>
          </Column>
        ))}
        {notes.map((note) => note.kind === 'note' && <Text key={note.text}>{note.text}</Text>)}
      </Column>
    </Dialog>
  );
}
