import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Button, Column, Input, Text, toast } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { Suspense } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { copyText, shareNatively } from '../../api/share-or-copy';
import { useGroupMessages } from '../use-group-messages';

const QrCode = lazyScreen<{ link: string }>(() =>
  import(/* webpackChunkName: "qr-code" */ './qr-code').then((m) => ({ View: m.QrCode })),
);

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: start;
  & > :last-child {
    flex: 1 1 180px;
  }
`;

const Square = styled.div`
  width: 132px;
  height: 132px;
  flex: none;
`;

type InviteWaysProps = {
  readonly group: Fulfillment;
  readonly link: string;
};

/** Renders the link as a QR code and as text, with buttons to copy and to share it. */
export function InviteWays({ group, link }: InviteWaysProps): ReactElement {
  const t = useGroupMessages();
  const copy = async () => {
    const isCopied = await copyText(link);
    toast({ text: t(isCopied ? 'invite.copied' : 'invite.notCopied'), tone: isCopied ? 'good' : 'plain' });
  };
  const share = async () => {
    const text = t('invite.text', { host: group.host.firstName, merchant: group.merchant.name });
    if (!(await shareNatively({ url: link, text }))) await copy();
  };
  return (
    <Column $gap={12}>
      <Field label={t('invite.link')} hint={t('invite.hint')}>
        <Input
          readOnly
          value={link}
          onFocus={(event) => {
            event.target.select();
          }}
        />
      </Field>
      <Ways>
        <Square>
          <Suspense>
            <QrCode link={link} />
          </Suspense>
        </Square>
        <Column $gap={10}>
          <Button wide size="small" icon="copy" onClick={() => void copy()}>
            {t('invite.copy')}
          </Button>
          {'share' in navigator && (
            <Button wide size="small" icon="share" onClick={() => void share()}>
              {t('invite.share')}
            </Button>
          )}
          <Text $size="hint">{t('invite.scan')}</Text>
        </Column>
      </Ways>
    </Column>
  );
}
