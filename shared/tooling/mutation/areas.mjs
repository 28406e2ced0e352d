/**
 * What is mutated, and which tests must notice it: globs from the workspace's root. The tests cover pure
 * rules, because tests that start a process per file would take minutes per mutant.
 */
export const AREAS = {
  money: {
    mutate: [
      'shared/domain/src/{money,cart,loyalty}/*.ts',
      'mfe-checkout/src/domain/*.ts',
      'e2e/sandbox/src/pricing/*.ts',
      'shared/api/src/commands/{use-money-command,intent-key}.ts',
    ],
    tests: [
      'shared/domain/src/{money,cart,loyalty}/*.test.ts',
      'mfe-checkout/src/domain/*.test.ts',
      'e2e/sandbox/src/pricing/*.test.ts',
      'shared/api/src/commands/{use-money-command,intent-key}.test.tsx',
    ],
  },
  session: {
    mutate: [
      'shared/auth/src/{check,limit,one,read,return,roles,time,token,watch}-*.ts',
      'shared/auth/src/create-{guest-tokens,refresher,renewal,server-session,session,tabs}.ts',
      'shared/auth/src/{ask-provider,hold-tokens,single-sign-on}.ts',
      'shell/src/embedding/protocol/frame-line.ts',
      'shell/server/session/*.ts',
    ],
    tests: [
      'shared/auth/src/*.test.{ts,tsx}',
      'shell/src/embedding/protocol/frame-line.test.tsx',
      'shell/server/session/*.test.ts',
    ],
  },
  group: {
    mutate: [
      'shared/domain/src/group/*.ts',
      'mfe-group-order/src/domain/*.ts',
      'e2e/sandbox/src/services/fulfillment/{group-standing,group-times,price-group}.ts',
    ],
    tests: [
      'shared/domain/src/group/*.test.ts',
      'mfe-group-order/src/domain/*.test.ts',
      'e2e/sandbox/src/services/fulfillment/{group-standing,group-times,price-group}.test.ts',
    ],
  },
  integrity: {
    mutate: [
      'shared/federation/src/loader/{integrity-table,parse-registry,read-inline-remotes}.ts',
      'shared/deploy/src/registry/change-registry.ts',
      'shared/deploy/src/target/folder-target.ts',
      'shell/server/html/{content-security-policy,json-for-html,page-template,render-page,security-headers}.ts',
      'shell/server/remotes/overrides.ts',
    ],
    tests: [
      'shared/federation/src/loader/{integrity-table,parse-registry,read-inline-remotes}.test.{ts,tsx}',
      'shared/deploy/src/registry/change-registry.test.ts',
      'shared/deploy/src/target/{deploy-target,folder-safety}.test.ts',
      'shell/server/html/*.test.ts',
      'shell/server/remotes/overrides.test.ts',
    ],
  },
};

/** Minimum percentage of an area's mutants that its tests must detect. */
export const LEAST_SCORE = 85;
