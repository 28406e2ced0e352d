import type { Merchant } from '@tiffin/contracts';
import { useSearchParams } from '@tiffin/router';
import { storedJson } from '@tiffin/config/storage';
import { Button, Column, Picture, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { campaignPopUp, parseClosedCampaigns, withClosedCampaign } from '../../domain/campaign-pop-up';
import { useMerchantOfferMessages } from './use-merchant-offer-messages';
import { whenIdle } from '../when-idle';

const kept = storedJson('localStorage', 'tiffin.closedCampaigns');
/** Parameters that open a dialog of their own with the page. */
const overlays = ['item', 'cart', 'orderLater'];
const LONGEST_MS = 3000;
const GUESS_MS = 300;

/**
 * Renders the pop-up of a campaign when the page is idle. It never opens over another dialog, and does not come back
 * in this browser once it was closed.
 */
export function CampaignPopUp({ merchant }: { readonly merchant: Merchant }): ReactElement | null {
  const t = useMerchantOfferMessages();
  const [campaign] = useState(() => campaignPopUp(merchant, parseClosedCampaigns(kept.read())));
  const [isOpen, setIsOpen] = useState(false);
  const [query] = useSearchParams();
  const [isAlone] = useState(() => !overlays.some((name) => query.has(name)));
  useEffect(() => {
    const open = () => {
      setIsOpen(isAlone && document.querySelector('[role="dialog"]') === null);
    };
    return whenIdle(open, LONGEST_MS, GUESS_MS);
  }, [isAlone]);
  if (!campaign || !isOpen) return null;
  const { key, title, description, imageUrl } = campaign;
  const close = () => {
    kept.write(withClosedCampaign(parseClosedCampaigns(kept.read()), key));
    setIsOpen(false);
  };
  return (
    <Dialog
      title={title}
      onClose={close}
      footer={
        <Button variant="primary" size="big" wide onClick={close}>
          {t('toMenu')}
        </Button>
      }
    >
      <Column>
        {imageUrl !== null && <Picture src={imageUrl} ratio="16/9" />}
        <Text>{description}</Text>
      </Column>
    </Dialog>
  );
}
