const { join } = require('node:path');

const anyRemote = '^mfe-[^/]+/';
const entryPoint = (name) => `^(shared/${name}/src/index\\.(?:tsx?|mjs))$`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Types and lazy imports count: files that need each other are one piece.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'commands-are-on-top',
      comment: 'The commands use deploys and builds, and nothing that is built or deploys uses the commands.',
      severity: 'error',
      from: { path: '^(?:shell|mfe-[^/]+|shared)/', pathNot: '^shared/tooling/' },
      to: { path: '^shared/tooling/' },
    },
    {
      name: 'resolvable',
      comment: 'tiffin-remotes is a module that the bench writes for its one bundle.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^tiffin-remotes$' },
    },
    {
      name: 'declared-dependencies-only',
      comment: 'A package lists everything that it imports in its own package.json.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'remotes-never-meet',
      severity: 'error',
      from: { path: '^(mfe-[^/]+)/' },
      to: { path: anyRemote, pathNot: '^$1/' },
    },
    {
      name: 'remotes-do-not-know-the-shell',
      severity: 'error',
      from: { path: anyRemote },
      to: { path: '^shell/' },
    },
    {
      name: 'shell-does-not-know-remotes',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: anyRemote },
    },
    {
      name: 'shared-looks-down',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/(?:build|deploy|tooling)/' },
      to: { path: '^(?:shell|mfe-[^/]+|e2e)/' },
    },
    {
      name: 'product-does-not-know-e2e',
      severity: 'error',
      from: { path: '^(?:shell|mfe-[^/]+)/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'rules-and-contracts-are-the-bottom',
      severity: 'error',
      from: { path: '^shared/(?:domain|contracts)/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/', pathNot: '^shared/(?:domain|contracts)/' },
    },
    {
      name: 'contracts-know-nobody',
      severity: 'error',
      from: { path: '^shared/contracts/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^shared/', pathNot: '^shared/contracts/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'No React, no I/O: only domain and contracts.',
      severity: 'error',
      from: { path: '^(?:(mfe-[^/]+)/src/domain|shared/domain/src)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '.',
        pathNot: [
          '^(?:mfe-[^/]+/src/domain|shared/domain|shared/contracts)/',
          'node_modules/(?:@date-fns/tz|libphonenumber-js|tslib)/',
        ],
      },
    },
    {
      name: 'wire-does-not-know-views',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/api/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mfe-[^/]+/src/(?:views|remote|lifecycle)' },
    },
    {
      name: 'views-do-not-know-their-remote',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/views/' },
      to: { path: '^mfe-[^/]+/src/(?:remote|lifecycle)\\.' },
    },
    {
      name: 'pages-do-not-know-builds-or-deploys',
      comment: 'Code that runs in a browser does not import the packages that build and deploy it.',
      severity: 'error',
      from: {
        path: '^(?:(?:shell|mfe-[^/]+)/src|shared/[^/]+)/',
        pathNot: '^shared/(?:build|deploy|tooling)/',
      },
      to: { path: '^shared/(?:build|deploy)/' },
    },
    {
      name: 'only-remotes-know-partners',
      comment: 'A page of ours loads nothing that only pages of partners need.',
      severity: 'error',
      from: { path: '^(?:shell|shared/(?!partner/)[^/]+)/' },
      to: { path: '^shared/partner/' },
    },
    {
      name: 'no-own-entry-point',
      severity: 'error',
      // A second entry point is bundled separately. It must import the package by name, so that the page has only
      // one instance.
      from: { path: '^(shared/[^/]+)/src/', pathNot: ['\\.test\\.tsx?$', '^shared/i18n/src/message\\.tsx$'] },
      to: { path: '^$1/src/index\\.tsx?$' },
    },
    {
      name: 'entry-points-only',
      comment: 'A package is imported only through the entry points in its package.json.',
      severity: 'error',
      from: { path: '^((?:shared|e2e)/[^/]+|shell|mfe-[^/]+)/' },
      to: {
        path: '^shared/[^/]+/src/',
        pathNot: [
          '^$1/',
          entryPoint('[^/]+'),
          '^shared/contracts/src/(?:schemas|test-support|build-time/[^/]+)\\.ts$',
          '^shared/api/src/(?:decoding/decode|server|test-support)\\.ts$',
          '^shared/config/src/server\\.ts$',
          '^shared/api/src/background\\.ts$',
          '^shared/i18n/src/message\\.tsx$',
          '^shared/ui/src/(?:hero|more|overlay|page-style|popups|theme-scope|theming)\\.ts$',
          '^shared/server/src/tracing/test-support/start-collector\\.ts$',
          '^shared/testing/src/(?:factories|server-render)\\.ts$',
          '^shared/federation/src/(?:runtime|loader)/index\\.ts$',
          '^shared/federation/src/(?:loading-parts|screen-parts|test-support)\\.ts$',
          '^shared/partner/src/(?:lifecycle|embed|element)/index\\.ts$',
          '^shared/(?:places|server)/src/[^/]+/index\\.ts$',
          '^shared/config/src/(?:storage|time-limit)/index\\.ts$',
          '^shared/screen-parts/src/head-parts/index\\.ts$',
          '^shared/elements/src/(?:index|react)\\.d\\.ts$',
        ],
      },
    },
    {
      name: 'no-other-index-files',
      severity: 'error',
      from: {},
      to: {
        path: '/index\\.tsx?$',
        pathNot: [
          '^node_modules',
          '^shared/[^/]+/src/index\\.tsx?$',
          '^shared/(?:config|federation|partner|places|screen-parts|server)/src/[^/]+/index\\.ts$',
        ],
      },
    },
    {
      name: 'only-auth-knows-keycloak',
      severity: 'error',
      from: { pathNot: '^shared/auth/' },
      to: { path: 'node_modules/keycloak-js/' },
    },
    {
      name: 'only-api-knows-axios',
      severity: 'error',
      from: { pathNot: ['^shared/api/', '^shared/testing/'] },
      to: { path: 'node_modules/axios/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-overlay-knows-ariakit',
      severity: 'error',
      from: { pathNot: '^shared/ui/src/overlay' },
      to: { path: 'node_modules/@ariakit/' },
    },
    {
      name: 'only-card-provider-knows-stripe',
      severity: 'error',
      from: { pathNot: '^shared/card-provider/' },
      to: { path: 'node_modules/@stripe/' },
    },
    {
      name: 'only-map-knows-maplibre',
      comment: 'The shell serves the file of its worker, which must come from the origin of the page.',
      severity: 'error',
      from: { pathNot: ['^shared/places/src/map/', '^shell/server/map-worker-route\\.ts$'] },
      to: { path: 'node_modules/maplibre-gl/' },
    },
    {
      name: 'only-stories-know-storybook',
      severity: 'error',
      from: { pathNot: ['^e2e/catalogue/', '\\.stories\\.tsx$'] },
      to: { path: 'node_modules/(?:storybook|@storybook/[^/]+)/' },
    },
    {
      name: 'nobody-imports-stories',
      severity: 'error',
      from: {},
      to: { path: '\\.stories\\.tsx$' },
    },
    {
      name: 'only-router-knows-react-router',
      comment: 'Not even for types: decision 1.',
      severity: 'error',
      from: { pathNot: '^shared/router/' },
      to: { path: 'node_modules/react-router(?:-dom)?/' },
    },
    {
      name: 'only-federation-and-build-know-module-federation',
      comment: 'A test may start the runtime that webpack starts in a page.',
      severity: 'error',
      from: { pathNot: ['^(?:shared/(?:federation|build)|e2e/partner-host)/', '\\.test\\.tsx?$'] },
      to: { path: 'node_modules/@module-federation/' },
    },
    {
      name: 'browsers-load-no-server-builds',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/(?!server\\.|head/)', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^mfe-[^/]+/src/(?:server\\.ts$|head/)' },
    },
    {
      name: 'schemas-stay-out-of-browser-code',
      comment: 'zod is 92 kB in a bundle, so browsers import only types and enumerations.',
      severity: 'error',
      from: {
        path: '^(?:mfe-[^/]+/src|shell/src|shared/(?:api|auth|embed|event-bus|ui|i18n|router|domain))/',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: ['^shared/contracts/src/schemas\\.ts$', 'node_modules/zod/'],
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Excludes only our own builds, because the `dist` of a library is a normal dependency.
    exclude: { path: '(?:^(?:shell|mfe-[^/]+|(?:shared|e2e)/[^/]+)/dist/|/reports/|/frozen/|\\.tiffin/)' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: join(__dirname, 'tsconfig.all.json') },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
