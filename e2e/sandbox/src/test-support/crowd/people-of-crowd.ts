import type { CrowdSize } from './crowd-size';

/** People to a team. */
const TEAM = 4;

/** Returns statements for people with an address, a stored card, a session, a work email and a team. */
export function peopleOfCrowd({ orders }: Pick<CrowdSize, 'orders'>): readonly string[] {
  const people = orders / 10;
  const each = `from generate_series(1, ${people}) n`;
  return [
    `insert into users (id, email, password_hash, first_name, last_name, default_team_id, created_at)
     select 'crowd-' || n, 'crowd-' || n || '@crowd.example', '', 'Cy', 'Crowd', 'team_crowd-' || n / ${TEAM}, 0 ${each}`,
    `insert into delivery_addresses (id, user_id, detail, created_at)
     select 'address_crowd-' || n, 'crowd-' || n, '{}', 0 ${each}`,
    `insert into cards (id, user_id, brand, country, last4, expiry_month, expiry_year, behaviour, created_at)
     select 'pm_crowd-' || n, 'crowd-' || n, 'visa', 'CA', '4242', 12, 2034, 'passes', 0 ${each}`,
    `insert into sign_on_records (model, id, payload, grant_id, uid, expires_at)
     select 'Session', 'session_crowd-' || n, '{}', 'grant_crowd-' || n, 'uid_crowd-' || n, 9999999999 ${each}`,
    `insert into attempts (purpose, subject, count, started_at, last_at)
     select 'sign-in.account', 'crowd-' || n, 1, now.ms, now.ms
     from generate_series(1, ${people}) n, (select extract(epoch from now())::bigint * 1000 as ms) now`,
    `insert into work_emails (external_user_id, email, code, expires_at, verified_at, sent_at)
     select 'crowd-' || n, 'crowd-' || n || '@team-' || n / ${TEAM} || '.example', '', 0, 1, 0 ${each}`,
    `insert into teams (id, name, industry, secured, invite_only, email_domains, created_at)
     select 'team_crowd-' || n, 'Crowd ' || n, '', true, false, jsonb_build_array('team-' || n || '.example'), 0
     from generate_series(0, ${people / TEAM}) n`,
    `insert into team_locations (id, team_id, google_place_id, display_name, extended_display_name, latitude, longitude, secured, floors, position)
     select 'location_crowd-' || n, 'team_crowd-' || n, 'place', 'Crowd', 'Crowd', 0, 0, false, '[]', 0
     from generate_series(0, ${people / TEAM}) n`,
    `insert into team_members (team_id, external_user_id, location_id, joined_at)
     select 'team_crowd-' || n / ${TEAM}, 'crowd-' || n, 'location_crowd-' || n / ${TEAM}, 0 ${each}`,
  ];
}
