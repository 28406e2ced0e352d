import type { Fulfillment } from '@tiffin/contracts';
import { lazyScreen } from '@tiffin/federation';
import { Button, Column, Input, Text, toast } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { copyText, shareNatively } from '../../api/share-or-copy';
import { useGroupMessages } from '../use-group-messages';
import { useInvitationText } from './use-invitation-text';

const QrCode = lazyScreen<{ link: string }>(() =>
  import(/* webpackChunkName: "qr-code" */ './qr-code').then((m) => ({ View: m.QrCode })),
);
const QrDialog = lazyScreen<{ group: Fulfillment; link: string; onClose: () => void }>(() =>
  import(/* webpackChunkName: "qr-dialog" */ './qr-dialog').then((m) => ({ View: m.QrDialog })),
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
  const text = useInvitationText(group);
  const [isLarge, setLarge] = useState(false);
  const copy = async (what: string, key: 'copied' | 'textCopied') => {
    const isCopied = await copyText(what);
    toast({ text: t(`invite.${isCopied ? key : 'notCopied'}`), tone: isCopied ? 'good' : 'plain' });
  };
  const copyInvitation = () => copy(`${text}\n${link}`, 'textCopied');
  const share = async () => {
    if (!(await shareNatively({ url: link, text }))) await copyInvitation();
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
          <Button wide size="small" icon="copy" onClick={() => void copy(link, 'copied')}>
            {t('invite.copy')}
          </Button>
          <Button wide size="small" icon="copy" onClick={() => void copyInvitation()}>
            {t('invite.copyText')}
          </Button>
          {'share' in navigator && (
            <Button wide size="small" icon="share" onClick={() => void share()}>
              {t('invite.share')}
            </Button>
          )}
          <Button
            wide
            size="small"
            onClick={() => {
              setLarge(true);
            }}
          >
            {t('invite.enlarge')}
          </Button>
        </Column>
      </Ways>
      <Text $size="hint">{t('invite.scan')}</Text>
      {isLarge && (
        <Suspense>
          <QrDialog
            group={group}
            link={link}
            onClose={() => {
              setLarge(false);
            }}
          />
        </Suspense>
      )}
    </Column>
  );
}
