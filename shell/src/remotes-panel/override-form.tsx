import { Button, Column, Input, Row } from '@tiffin/ui';
import { Field } from '@tiffin/ui/more';
import { useState } from 'react';
import type { FormEvent, ReactElement } from 'react';
import { isManifestUrl } from './requested-overrides';
import type { ListedRemote } from './list-remotes';
import { usePanelMessages } from './use-panel-messages';

type OverrideFormProps = {
  readonly remote: ListedRemote;
  /** Hosts that an override may come from. */
  readonly hosts: readonly string[];
  readonly onOverride: (manifestUrl: string) => void;
  readonly onEnd: () => void;
};

/** Renders a field for the URL of a manifest on an allowed host, and a button that ends an active override. */
export function OverrideForm({ remote, hosts, onOverride, onEnd }: OverrideFormProps): ReactElement {
  const t = usePanelMessages();
  const isOverridden = remote.from === 'override';
  const [manifestUrl, setManifestUrl] = useState(isOverridden ? remote.manifestUrl : '');
  const [error, setError] = useState<string>();
  const faultOf = (text: string): string | undefined => {
    if (!isManifestUrl(text)) return t('wrong');
    const { host } = new URL(text);
    return hosts.includes(host) ? undefined : t('notAllowed', { host });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const fault = faultOf(manifestUrl.trim());
    setError(fault);
    if (fault === undefined) onOverride(manifestUrl.trim());
  };
  return (
    <form noValidate onSubmit={submit}>
      <Column $gap={8}>
        <Field label={t('manifest', { remote: remote.name })} hint={t('hint')} error={error}>
          <Input type="url" value={manifestUrl} onChange={(event) => setManifestUrl(event.target.value)} />
        </Field>
        <Row>
          <Button type="submit" size="small">
            {t('use')}
          </Button>
          {isOverridden && (
            <Button size="small" onClick={onEnd}>
              {t('end')}
            </Button>
          )}
        </Row>
      </Column>
    </form>
  );
}
