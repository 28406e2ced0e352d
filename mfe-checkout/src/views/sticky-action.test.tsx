import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { setConfig } from '@tiffin/config';
import { renderInApp, testConfig } from '@tiffin/testing';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { StickyAction } from './sticky-action';

const organization = {
  organizationId: 'org-1',
  isOrg: true,
  hasStickyPlaceOrder: true,
  isBuildingPlatform: false,
};

/** Sets the organisation after the test's configuration. */
function At({ given }: { readonly given: typeof organization | null }): ReactElement {
  useState(() => {
    setConfig({ ...testConfig, organization: given });
  });
  return <StickyAction>Place order</StickyAction>;
}

it.each([
  ['the special organisation', organization, 'sticky'],
  ['another organisation', { ...organization, hasStickyPlaceOrder: false }, ''],
  ['nobody in particular', null, ''],
])('[AUT-10] [CHK-16] at %s the place-order button is sticky: %j', (_who, given, position) => {
  renderInApp(<At given={given} />);
  const action = screen.getByText('Place order');
  expect(getComputedStyle(action).position === 'sticky' ? 'sticky' : '').toBe(position);
});
