import { guest, newPerson, type Answer, type Caller, type SandboxUrl } from './caller';

/** Returns the payment method of a team's account. */
export const invoiceOf = (entityId: string) =>
  ({
    entityType: 'ACCOUNT',
    entityId,
    paymentProvider: 'TIFFIN',
    paymentOptionType: 'INVOICE',
  }) as const;

/** Proves a work e-mail with the code in its e-mail. Returns the answer to that code. */
export async function proveWorkEmail(sandbox: SandboxUrl, who: Caller, email: string): Promise<Answer> {
  await who.call('POST', '/gateway/teams/email-verification/send', {
    source: { sourceType: 'TIFFIN_WEB', subdomain: null },
    email,
    promoCode: null,
    teamId: null,
  });
  const { body } = await guest(sandbox).call('GET', `/mailbox/messages?to=${encodeURIComponent(email)}`);
  const emailCode = /\b\d{6}\b/.exec(body.messages[0].body)?.[0] ?? '';
  return who.call('POST', '/gateway/workspaces/verify-email', { emailCode, promoCode: null });
}

/** Makes a caller a member at the team's first location. */
export async function joinTeam(who: Caller, teamId: string): Promise<void> {
  const { team } = (await who.call('GET', `/gateway/teams/${teamId}`)).body;
  const { locationId } = team.locations.at(-1);
  const joined = await who.call('POST', `/gateway/teams/${teamId}/join`, { locationId, floorId: null });
  if (joined.status !== 200) throw new Error(`The caller could not join the team: ${JSON.stringify(joined)}`);
}

/** Creates a team of a new company with its creator, who has proven the work e-mail and is its admin. */
export async function newTeam(sandbox: SandboxUrl, admin: Caller): Promise<NewTeam> {
  const domain = `${crypto.randomUUID()}.example`;
  const workEmail = `admin@${domain}`;
  await proveWorkEmail(sandbox, admin, workEmail);
  const { team } = (
    await admin.call('POST', '/gateway/teams', {
      teamDetails: { name: domain },
      locations: [{ googlePlaceId: 'place-queens-quay' }, { googlePlaceId: 'place-spadina-works' }],
      userSettings: { workEmail },
    })
  ).body;
  const { teamId } = team.teamDetails;
  return { teamId, path: `/gateway/teams/${teamId}`, locations: team.locations, domain };
}

type NewTeam = {
  readonly teamId: string;
  readonly path: string;
  readonly locations: readonly { readonly locationId: string; readonly displayName: string }[];
  /** Whose work e-mails belong to the team. */
  readonly domain: string;
};

/** Creates a person who is a member of a team and has proven the work e-mail. */
export async function newMember(
  sandbox: SandboxUrl,
  teamId: string,
  workEmail: string,
  firstName = 'Mia',
): Promise<Caller> {
  const email = `member-${crypto.randomUUID()}@home.example`;
  const who = await newPerson(sandbox, { email, firstName });
  await proveWorkEmail(sandbox, who, workEmail);
  await joinTeam(who, teamId);
  return who;
}
