import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import type { Screen } from './menu';

export async function choosePayment(page: Screen, name: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check();
}

export async function goToReview(page: Screen): Promise<void> {
  await page.getByRole('button', { name: /Review/ }).click();
  await expect(page.getByRole('button', { name: /Place order/ })).toBeVisible();
}

export async function placeOrder(page: Screen): Promise<void> {
  await page.getByRole('button', { name: /Place order/ }).click();
}

/** Fills in the card provider's own frame. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator('iframe[title="Secure card entry"]');
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel(/Expir/).fill('12/34');
  await card.getByLabel(/CVC|Security code/).fill('123');
}

export async function fillGuest(page: Screen, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Gus');
  await page.getByLabel(/^Last name/).fill('Guest');
  await page.getByLabel('Email', { exact: false }).first().fill(email);
  await page.getByLabel(/Mobile/).fill('+1 416 555 0100');
}
