import { z } from 'zod';
import type { Account, Accounts } from './accounts';
import type { FormProblem, FormState } from './pages/render-form';

type Outcome = { readonly account: Account } | FormState;

const text = z.string().max(200).catch('');
const formSchema = z.object({
  username: text.transform((value) => value.trim()),
  password: text,
  firstName: text.transform((value) => value.trim()),
  lastName: text.transform((value) => value.trim()),
});
type Form = z.output<typeof formSchema>;

const SHORTEST_PASSWORD = 5;

/** Signs a person in by what they typed, or says what is wrong; only the password is asked for again. */
export async function readSignIn(body: unknown, accounts: Accounts): Promise<Outcome> {
  const form = formSchema.parse(body ?? {});
  const gaps = [
    ...emailProblem(form),
    ...problemIf(!form.password, { field: 'password', sentence: 'missingPassword' }),
  ];
  if (gaps.length > 0) return { values: form, problems: gaps };
  const account = await accounts.byPassword(form.username, form.password);
  return account
    ? { account }
    : { values: form, problems: [{ field: 'username', sentence: 'wrongPassword' }] };
}

/** Makes an account from what a person typed, or says what is wrong. */
export async function readRegistration(body: unknown, accounts: Accounts): Promise<Outcome> {
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
  const account = await accounts.create({ ...form, email: form.username });
  return account ? { account } : { values: form, problems: [{ field: 'username', sentence: 'emailTaken' }] };
}

function emailProblem({ username }: Form): readonly FormProblem[] {
  if (!username) return [{ field: 'username', sentence: 'missingEmail' }];
  return problemIf(!z.email().safeParse(username).success, { field: 'username', sentence: 'invalidEmail' });
}

function problemIf(applies: boolean, problem: FormProblem): readonly FormProblem[] {
  return applies ? [problem] : [];
}
