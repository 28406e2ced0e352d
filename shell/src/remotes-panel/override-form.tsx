import { Button, Column, Input, Row } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import type { ListedRemote } from './list-remotes';
import { usePanelMessages } from './use-panel-messages';

type OverrideFormProps = {
  readonly remote: ListedRemote;
  readonly onOverride: (address: string) => void;
};

/** Takes the address of a manifest, and ends one that is in use. */
export function OverrideForm({ remote, onOverride }: OverrideFormProps): ReactElement {
  const t = usePanelMessages();
  const isOverridden = remote.from === 'override';
  const [address, setAddress] = useState(isOverridden ? remote.manifestUrl : '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isSound = isManifestAddress(address.trim());
    setWrong(!isSound);
    if (isSound) onOverride(address.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Column $gap={8}>
        <Field
          label={t('address', { remote: remote.name })}
          hint={t('hint')}
          error={isWrong ? t('wrong') : undefined}
        >
          <Input type="url" value={address} onChange={(event) => setAddress(event.target.value)} />
        </Field>
        <Row>
          <Button type="submit" size="small">
            {t('use')}
          </Button>
          {isOverridden && (
            <Button size="small" onClick={() => onOverride('')}>
              {t('end')}
            </Button>
          )}
        </Row>
      </Column>
    </form>
  );
}

function isManifestAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
