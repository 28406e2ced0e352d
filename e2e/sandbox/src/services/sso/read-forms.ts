import { nameSchema } from '@tiffin/contracts/schemas';
import { z } from 'zod';
import type { Account, Accounts } from './accounts';
import type { FormProblem, FormState } from './pages/render-form';
import type { SignInAttempts } from './sign-in-attempts';

type Outcome =
  | { readonly account: Account }
  | FormState
  | { readonly retryAt: number; readonly state: FormState };

/** What is needed to check a form. */
type Desk = {
  readonly accounts: Accounts;
  readonly attempts: SignInAttempts;
  readonly ip: string;
};

const text = z.string().max(200).catch('');
const formSchema = z.object({
  username: text.transform((value) => value.trim()),
  password: text,
  firstName: nameSchema(200).catch(''),
  lastName: nameSchema(200).catch(''),
});
type Form = z.output<typeof formSchema>;

const SHORTEST_PASSWORD = 5;

/** Signs a person in with the typed form, or returns what is wrong. Only the password must be typed again. */
export async function readSignIn(body: unknown, { accounts, attempts, ip }: Desk): Promise<Outcome> {
  const form = formSchema.parse(body ?? {});
  const gaps = [
    ...emailProblem(form),
    ...problemIf(!form.password, { field: 'password', sentence: 'missingPassword' }),
  ];
  if (gaps.length > 0) return { values: form, problems: gaps };
  const retryAt = await attempts.take(form.username, ip);
  if (retryAt !== undefined) return tooMany(form, retryAt);
  const account = await accounts.byPassword(form.username, form.password);
  if (!account) return { values: form, problems: [{ field: 'username', sentence: 'wrongPassword' }] };
  await attempts.succeed(form.username, ip);
  return { account };
}

/** Creates an account from the typed form, or returns what is wrong. */
export async function readRegistration(body: unknown, { accounts, attempts, ip }: Desk): Promise<Outcome> {
  const form = formSchema.parse(body ?? {});
  const gaps = [
    ...problemIf(!form.firstName, { field: 'firstName', sentence: 'missingFirstName' }),
    ...problemIf(!form.lastName, { field: 'lastName', sentence: 'missingLastName' }),
    ...emailProblem(form),
    ...problemIf(form.password.length < SHORTEST_PASSWORD, {
      field: 'password',
      sentence: 'shortPassword',
    }),
  ];
  if (gaps.length > 0) return { values: form, problems: gaps };
  // Counts like a wrong password, because this answer reveals whether an e-mail address has an account.
  const retryAt = await attempts.takeOfIp(ip);
  if (retryAt !== undefined) return tooMany(form, retryAt);
  const account = await accounts.create({ ...form, email: form.username });
  if (!account) return { values: form, problems: [{ field: 'username', sentence: 'emailTaken' }] };
  await attempts.succeed(form.username, ip);
  return { account };
}

function tooMany(form: Form, retryAt: number): Outcome {
  return { retryAt, state: { values: form, problems: [{ field: 'username', sentence: 'tooManyTries' }] } };
}

function emailProblem({ username }: Form): readonly FormProblem[] {
  if (!username) return [{ field: 'username', sentence: 'missingEmail' }];
  return problemIf(!z.email().safeParse(username).success, { field: 'username', sentence: 'invalidEmail' });
}

function problemIf(applies: boolean, problem: FormProblem): readonly FormProblem[] {
  return applies ? [problem] : [];
}
