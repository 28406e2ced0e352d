import type { FastifyInstance } from 'fastify';
import { contentGateway } from '@tiffin/contracts/schemas';
import type { SandboxContext } from '../../context';
import { registerCall } from '../../register-call';
import { removeLocation, renameLocation } from './change-locations';
import { makeAdmin } from './make-admin';
import { removeAdmin } from './remove-admin';
import { teamFor } from './team-group-orders';
import { teamPeople } from './team-people';

/** Registers the calls of a team's admins. */
export function registerTeamAdmin(app: FastifyInstance, context: SandboxContext): void {
  const { transaction } = context;

  registerCall(app, context, contentGateway.getTeamPeople, async ({ param, principal: { externalUserId } }) =>
    teamPeople(context, param('teamId'), externalUserId),
  );

  registerCall(
    app,
    context,
    contentGateway.makeTeamAdmin,
    async ({ param, principal: { externalUserId } }) => {
      const teamId = param('teamId');
      const newAdminId = param('externalUserId');
      await transaction((tx) => makeAdmin(tx, { teamId, externalUserId, newAdminId }));
      return teamPeople(context, teamId, externalUserId);
    },
  );

  registerCall(
    app,
    context,
    contentGateway.removeTeamAdmin,
    async ({ param, principal: { externalUserId } }) => {
      const teamId = param('teamId');
      const oldAdminId = param('externalUserId');
      await transaction((tx) => removeAdmin(tx, { teamId, externalUserId, oldAdminId }));
      return { team: await teamFor(context, teamId, externalUserId) };
    },
  );

  registerCall(
    app,
    context,
    contentGateway.renameTeamLocation,
    async ({ param, body: { displayName }, principal: { externalUserId } }) => {
      const change = { teamId: param('teamId'), locationId: param('locationId'), externalUserId };
      await transaction((tx) => renameLocation(tx, { ...change, displayName }));
      return { team: await teamFor(context, change.teamId, externalUserId) };
    },
  );

  registerCall(
    app,
    context,
    contentGateway.removeTeamLocation,
    async ({ param, query: { moveTo }, principal: { externalUserId } }) => {
      const change = { teamId: param('teamId'), locationId: param('locationId'), externalUserId };
      await transaction((tx) => removeLocation(tx, { ...change, moveTo }));
      return { team: await teamFor(context, change.teamId, externalUserId) };
    },
  );
}
