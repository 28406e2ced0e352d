import { and, ilike } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { contentGateway } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { teams } from '../../db/tables';
import { refuse } from '../../errors/refuse';
import { registerCall } from '../../register-call';
import { retryData } from '../codes/retry-data';
import { addLocation, createTeam } from './create-team';
import { fitsTeam, isPrivateMail } from './email-domain';
import { hasOpenCode, sendCode, tryCode } from './email-code';
import { emailVerificationResult } from './email-verification';
import { joinTeam, leaveTeam } from './join-team';
import { establishTeams } from './establish-teams';
import { teamFor } from './team-group-orders';
import { registerTeamAdmin } from './register-team-admin';
import { isVisibleTo, teamRecord } from './team-records';

/** Workplace teams: the content gateway's team calls (specification 7). */
export async function teamsService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  registerTeams(app, context);
  registerWorkEmail(app, context);
  registerTeamAdmin(app, context);
}

function registerTeams(app: FastifyInstance, context: SandboxContext): void {
  const { db, clock, transaction } = context;

  registerCall(app, context, contentGateway.searchTeams, async ({ query, principal }) => {
    const pattern = `%${query.name.replace(/[\\%_]/g, '\\$&')}%`;
    const found = await db
      .select()
      .from(teams)
      .where(and(ilike(teams.name, pattern), isVisibleTo(principal.externalUserId)))
      .orderBy(teams.name)
      .limit(query.limit);
    return {
      results: found.map(({ id, name, secured, industry }) => ({ teamId: id, name, secured, industry })),
    };
  });

  registerCall(app, context, contentGateway.getTeam, async ({ param, principal }) => ({
    team: await teamFor(context, param('teamId'), principal.externalUserId),
  }));

  registerCall(
    app,
    context,
    contentGateway.joinTeam,
    async ({ param, body, principal: { externalUserId } }) => {
      const teamId = param('teamId');
      await transaction((tx) => joinTeam(tx, { teamId, externalUserId, ...body, now: clock.now() }));
      return { team: await teamFor(context, teamId, externalUserId) };
    },
  );

  registerCall(app, context, contentGateway.leaveTeam, async ({ param, principal }) => {
    await transaction((tx) => leaveTeam(tx, param('teamId'), principal.externalUserId));
    return {};
  });

  registerCall(
    app,
    context,
    contentGateway.addTeamLocation,
    async ({ param, body, principal: { externalUserId } }) => {
      const teamId = param('teamId');
      await transaction((tx) => addLocation(tx, { teamId, externalUserId, ...body }));
      return { team: await teamFor(context, teamId, externalUserId) };
    },
  );

  registerCall(
    app,
    context,
    contentGateway.createTeam,
    async ({ body, principal: { externalUserId }, locale, request }) => {
      const { workEmail } = body.userSettings;
      const now = clock.now();
      const teamId = await transaction(async (tx) => {
        const id = await createTeam(tx, {
          externalUserId,
          name: body.teamDetails.name,
          googlePlaceIds: body.locations.map(({ googlePlaceId }) => googlePlaceId),
          workEmail,
          now,
        });
        const { emailVerificationStatus } = await emailVerificationResult(tx, externalUserId, workEmail);
        const isCodeNeeded =
          emailVerificationStatus !== 'VERIFIED' &&
          !(await hasOpenCode(tx, { externalUserId, email: workEmail, now }));
        // A code that was sent a moment ago must not refuse the team: sending another one so soon is a 429.
        if (isCodeNeeded)
          await sendCode(tx, {
            externalUserId,
            email: workEmail,
            promoCode: null,
            locale,
            ...sendingBy(context, request.ip),
          });
        return id;
      });
      return { team: await teamFor(context, teamId, externalUserId) };
    },
  );
}

function registerWorkEmail(app: FastifyInstance, context: SandboxContext): void {
  const { db, transaction } = context;

  registerCall(
    app,
    context,
    contentGateway.sendEmailVerification,
    async ({ body, principal, locale, request }) => {
      const { externalUserId } = principal;
      const { email, promoCode } = body;
      if (isPrivateMail(email)) refuse(400, 'EMAIL_DOMAIN_NOT_ALLOWED');
      const team = body.teamId === null ? undefined : await teamRecord(db, body.teamId, externalUserId);
      if (team && !fitsTeam(email, team.emailDomains)) refuse(400, 'EMAIL_DOES_NOT_MATCH_TEAM');
      return transaction(async (tx) => {
        const before = await emailVerificationResult(tx, externalUserId, email);
        if (before.emailVerificationStatus === 'VERIFIED') return before;
        await sendCode(tx, { externalUserId, email, promoCode, locale, ...sendingBy(context, request.ip) });
        return emailVerificationResult(tx, externalUserId, email);
      });
    },
  );

  registerCall(app, context, contentGateway.checkEmailVerification, async ({ body, principal }) =>
    emailVerificationResult(db, principal.externalUserId, body.workEmail),
  );

  registerCall(
    app,
    context,
    contentGateway.verifyWorkspaceEmail,
    async ({ body, principal: { externalUserId } }) => {
      const { clock, secretFor } = context;
      const now = clock.now();
      const trying = { externalUserId, code: body.emailCode, secretFor, now };
      const outcome = await context.lockingTransaction(async (tx) => {
        const tried = await tryCode(tx, trying);
        if (tried.kind === 'verified') await establishTeams(tx, externalUserId, tried.email, now);
        return tried;
      });
      switch (outcome.kind) {
        case 'verified':
          return emailVerificationResult(db, externalUserId, outcome.email);
        case 'wrong':
          return refuse(400, 'EMAIL_CODE_INVALID', undefined, { data: { triesLeft: outcome.triesLeft } });
        case 'expired':
          return refuse(400, 'EMAIL_CODE_EXPIRED');
        case 'triesUsed':
          return refuse(429, 'EMAIL_CODE_TRIES_USED', undefined, { data: retryData(outcome.retryAt, now) });
      }
    },
  );
}

/** Returns the parameters that every sending of a code shares. */
function sendingBy({ options, secretFor, clock }: SandboxContext, ip: string) {
  return { ip, shellUrl: options.shellUrl, limits: options.attempts, secretFor, now: clock.now() };
}
