import type { Page } from '@playwright/test';
import { newPerson } from '../sandbox-controls';
import type { Person } from '../sandbox-controls';
import { LUCKNOW, openMenu } from './menu';
import { signIn } from './sign-in';

export const menuPath = `${LUCKNOW.path}/menu`;

/** Opens a menu and signs in, by default as a new person. */
export async function signedIn(page: Page, person?: Person): Promise<Person> {
  const who = person ?? (await newPerson());
  await openMenu(page);
  await signIn(page, who);
  return who;
}
