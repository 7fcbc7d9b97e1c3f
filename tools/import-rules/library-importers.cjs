// Libraries with one allowed importer; part of .dependency-cruiser.cjs, which passes its own functions.

/**
 * @param rule the function that makes a rule
 * @param npm a pattern that matches packages by name
 * @param config a pattern that matches configuration files
 */
module.exports = ({ rule, npm, config }) => [
  rule(
    'importer-of-federation',
    'The federation runtime has one allowed importer: shell/src/remotes (for an external host: the external-host files of packages/host).',
    {
      path: '^(packages/(contract|host|design)|shell|mfe-[^/]+|press-service|form-service|nginx)/',
      pathNot: ['^shell/src/remotes/', '^packages/host/src/external-host.*', config],
    },
    { path: npm('@module-federation') },
  ),
  rule(
    'importer-of-undici',
    'undici has one allowed importer: site-server. The development server uses its requestUpstream and openPool.',
    {
      path: '',
      pathNot: ['^site-server/', '^bench/', '^e2e/engines/driver/', 'node_modules/'],
    },
    { path: npm('undici') },
  ),
  rule(
    'importer-of-s3mini',
    's3mini has one allowed importer: packages/release/src/release-store. Use the interface ReleaseStore.',
    { path: '', pathNot: ['^packages/release/src/release-store/', 'node_modules/'] },
    { path: npm('s3mini') },
  ),
  rule(
    'importer-of-router',
    'react-router-dom has one allowed importer: shell/src/routes. A remote uses Link, or `navigate` of useHost, from packages/host.',
    { path: '', pathNot: ['^shell/src/routes/', 'node_modules/'] },
    { path: npm('react-router-dom', 'react-router') },
  ),
  rule(
    'importer-of-stores',
    'mongodb and @site/service-kit/sqlite have one allowed importer per service: its src/data folder. Use the interface of the store.',
    {
      path: '',
      pathNot: [
        '^(press-service|form-service)/src/data/',
        '^packages/service-kit/src/(sqlite|mongodb)/',
        '/testing/',
        'node_modules/',
      ],
    },
    { path: [npm('mongodb'), '^packages/service-kit/src/(sqlite|mongodb)/'] },
  ),
  rule(
    'importer-of-libsql',
    'libsql has one allowed importer: packages/service-kit/src/sqlite. A store opens its file with openFile of @site/service-kit/sqlite.',
    {
      path: '',
      pathNot: ['^packages/service-kit/src/sqlite/', 'node_modules/'],
    },
    { path: npm('libsql') },
  ),
  rule(
    'importer-of-prom-client',
    'prom-client has one allowed importer: packages/service-kit/src/metrics. Count with createMetrics of @site/service-kit/metrics.',
    {
      path: '',
      pathNot: ['^packages/service-kit/src/metrics/', 'node_modules/'],
    },
    { path: npm('prom-client') },
  ),
  rule(
    'importer-of-zod',
    'zod has one allowed importer: packages/service-kit/src/config.ts. Declare a setting with the functions of @site/service-kit/config.',
    { path: '', pathNot: ['^packages/service-kit/src/config\\.ts$', 'node_modules/'] },
    { path: npm('zod') },
  ),
  rule(
    'importer-of-phone-numbers',
    'libphonenumber-js has one allowed importer: form-service/src/data/phone-numbers.ts, so that every command reads a number in the same way.',
    { path: '', pathNot: ['^form-service/src/data/phone-numbers\\.', 'node_modules/'] },
    { path: npm('libphonenumber-js') },
  ),
  rule(
    'importer-of-sessions',
    'express-session and connect-mongo have one allowed importer: press-service/src/auth sets sessions up, src/data stores them.',
    { path: '', pathNot: ['^press-service/src/(data|auth)/', '/testing/', 'node_modules/'] },
    { path: npm('connect-mongo', 'express-session', '@types/express-session') },
  ),
  rule(
    'importer-of-authentication',
    'passport has one allowed importer: press-service/src/auth. Routes use its middleware.',
    { path: '', pathNot: ['^press-service/src/auth/', 'node_modules/'] },
    { path: npm('passport', 'passport-local', '@types/passport', '@types/passport-local') },
  ),
  rule(
    'importer-of-browser',
    'Playwright, axe and Chromium have one allowed importer: e2e (bench measures with its own).',
    { path: '', pathNot: ['^(e2e|bench|imagery)/', 'node_modules/'] },
    { path: npm('@playwright', 'playwright-core', 'axe-core', '@sparticuz') },
  ),
  rule(
    'importer-of-typefaces',
    'fontkit has two allowed importers: imagery/fonts, whose functions give drawings a face and check that it holds their letters, and packages/design/fonts, which cuts the typefaces.',
    { path: '', pathNot: ['^imagery/fonts/', '^packages/design/fonts/', 'node_modules/'] },
    { path: npm('fontkit', '@types/fontkit') },
  ),
];
