import type { Locator, Page } from '@playwright/test';
import type { Caller } from '@tiffin/sandbox/caller';
import { GroupStory } from '@tiffin/sandbox/group-story';
import type { Lunch } from '@tiffin/sandbox/lunch-of-three';
import { expect } from '../fixtures';
import { urls } from '../urls';

/** What a person of a placed group paid and owes, as cards and bill say, in micro units. */
export type OwnMoney = {
  readonly chargedMicro: number;
  readonly refundedMicro: number;
  readonly owedMicro: number;
};

/** Returns what the cards of a group's people paid and got back, and what their bill says that they owe; in join order. */
export async function ownMoneyOf({ people, group }: Lunch): Promise<readonly OwnMoney[]> {
  const story = new GroupStory({ url: urls().sandbox });
  const holds = await story.holds(group);
  return Promise.all(
    people.map(async (who) => {
      const { bill, currentUserId } = await story.read(who, group);
      const own = holds.filter(({ externalUserId }) => externalUserId === currentUserId);
      const part = bill.parts.find(
        ({ externalUserId }: { externalUserId: string }) => externalUserId === currentUserId,
      );
      return {
        chargedMicro: own.reduce((sum, { paidMicro }) => sum + paidMicro, 0),
        refundedMicro: own.reduce((sum, { refundedMicro }) => sum + refundedMicro, 0),
        owedMicro: part.owedMicro,
      };
    }),
  );
}

/** Returns the address of a caller's account. */
export async function emailOf(who: Caller): Promise<string> {
  return (await who.call('GET', '/main/v1/user')).body.user.email;
}

/** Writes an amount as both languages show it. */
export function dollars(micro: number): string {
  return `$${(micro / 1_000_000).toFixed(2)}`;
}

/** Expects the last row of the sums in a part of a page: what is left for the reader. */
export async function expectLastRow(part: Locator, label: string, micro: number): Promise<void> {
  await expect(part.locator('dl > div').filter({ visible: true }).last()).toHaveText(
    `${label}${dollars(micro)}`,
  );
}

/** Opens a page of the shell in a language, and waits until the provider has confirmed the person and the tokens are stored. */
export async function openIn(page: Page, lang: 'en' | 'zh', path: string): Promise<void> {
  const url = new URL(path, urls().shell);
  url.searchParams.set('lang', lang);
  const isStored = page.waitForResponse((response) => response.url().endsWith('/_session/tokens'));
  await page.goto(url.href);
  await isStored;
}
