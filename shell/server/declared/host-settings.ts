import { list, onOrOff, only, origins, pairs, partnerPort, sandboxUrl, text } from '@tiffin/server/settings';

export const baseDomain = text('TIFFIN_BASE_DOMAIN', {
  meaning:
    'our own host name; the part before it is a subdomain. Organisations’ host names and the services must share a registrable domain, otherwise a guest’s cookie is a third-party cookie',
  standard: '',
  standardInWords: 'host of `TIFFIN_SHELL_URL`',
});
export const frameOrigins = origins('TIFFIN_FRAME_ORIGINS', {
  meaning: 'origins that may frame our pages and send them messages',
  standard: ['http://localhost:', partnerPort, ',http://127.0.0.1:', partnerPort],
  productionStandard: 'none',
});
export const backOrigins = origins('TIFFIN_BACK_ORIGINS', {
  meaning: 'other sites that a parameter may lead back to',
  standard: [frameOrigins],
});
export const embedStandIns = onOrOff('TIFFIN_EMBED_STAND_INS', {
  meaning: 'stand-ins answer for native applications. They pay with test cards',
  standard: 'on',
  productionStandard: 'off',
  demand: only('off'),
});
export const gatewayOverrides = pairs('TIFFIN_GATEWAY_OVERRIDES', {
  meaning: 'content gateways that the parameter `contentGateway` may name; production ignores them',
  standard: ['sandbox=', sandboxUrl, '/gateway'],
});
export const stickyOrganization = text('TIFFIN_STICKY_ORGANIZATION', {
  meaning: 'id of the organisation whose people stay in its shop',
  standard: 'org_northlight',
  productionStandard: '',
});
export const buildingOrganization = text('TIFFIN_BUILDING_ORGANIZATION', {
  meaning: 'id of the organisation of building platforms',
  standard: 'org_mercer_tower',
  productionStandard: '',
});
export const buildingClientId = text('TIFFIN_BUILDING_CLIENT_ID', {
  meaning: 'the identity client of building platforms',
  standard: 'building-client',
});
export const buildingEmbeds = list('TIFFIN_BUILDING_EMBEDS', {
  meaning: 'values of the parameter `embed` that mean a building platform',
  standard: 'hqo',
});
export const identityClientIds = list('TIFFIN_IDENTITY_CLIENT_IDS', {
  meaning: 'other identity clients that organisations may name',
  standard: 'northlight-client',
  productionStandard: 'none',
});
export const overrideHosts = list('TIFFIN_OVERRIDE_HOSTS', {
  meaning: 'hosts (`localhost:3200`) from which a developer may load a remote after agreeing',
  standard: 'none',
  demand: only('none'),
});
