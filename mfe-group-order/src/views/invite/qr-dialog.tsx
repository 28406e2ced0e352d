import type { Fulfillment } from '@tiffin/contracts';
import { Column, Text } from '@tiffin/ui';
import { Dialog } from '@tiffin/ui/overlay';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Sentence } from '../sentence';
import { QrCode } from './qr-code';

const Middle = styled(Column)`
  justify-items: center;
  overflow-wrap: anywhere;
  text-align: center;
`;

type QrDialogProps = {
  readonly group: Fulfillment;
  readonly link: string;
  readonly onClose: () => void;
};

/** Renders the QR code as large as the screen, for people who stand around it. */
export function QrDialog({ group, link, onClose }: QrDialogProps): ReactElement {
  const { host, merchant } = group;
  const values = { host: host.firstName, merchant: merchant.name };
  return (
    <Dialog title={<Sentence name="invite.scanTitle" values={values} />} onClose={onClose} fillsScreen>
      <Middle $gap={12}>
        <QrCode link={link} size="min(100%, calc(100dvh - 260px))" />
        <Text $strong>{link}</Text>
      </Middle>
    </Dialog>
  );
}
