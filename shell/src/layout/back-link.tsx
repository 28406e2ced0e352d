import { getConfig } from '@tiffin/config';
import { useLocation } from '@tiffin/router';
import { Icon, TextAnchor, TextLink } from '@tiffin/ui';
import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { returnPlace } from '../domain/return-place';
import { safeBack } from '../domain/safe-back';
import { useShellMessages } from '../use-shell-messages';

const look = css`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  color: inherit;
`;

const OwnLink = styled(TextLink)`
  ${look}
`;

const SiteLink = styled(TextAnchor)`
  ${look}
`;

/** Renders a link to the first URL that is safe, to the place that a list was opened from, or nothing. */
export function BackLink({ values }: { readonly values: readonly (string | null)[] }): ReactElement | null {
  const t = useShellMessages();
  const { origin, backOrigins } = getConfig();
  const { search } = useLocation();
  const target =
    values
      .map((value) => safeBack(value, { origin, allowedOrigins: backOrigins }))
      .find((found) => found !== null) ?? returnPlace(search);
  if (target === null) return null;
  if (target.startsWith('/')) {
    return (
      <OwnLink to={target}>
        <Icon name="chevron-left" />
        {t('header.back')}
      </OwnLink>
    );
  }
  return (
    <SiteLink href={target} aria-label={t('header.backTo', { site: new URL(target).host })}>
      <Icon name="chevron-left" />
      {t('header.back')}
    </SiteLink>
  );
}
