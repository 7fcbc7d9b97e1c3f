// Libraries with one allowed importer; part of .dependency-cruiser.cjs, which passes its own functions.

/** Name of the rule → where the library may be imported, what to do elsewhere, and the packages. */
const importers = {
  undici: {
    allowed: ['^site-server/', '^bench/', '^e2e/engines/driver/'],
    where: 'site-server. The development server uses its requestUpstream and openPool.',
    packages: ['undici'],
  },
  s3mini: {
    allowed: ['^packages/release/src/release-store/'],
    where: 'packages/release/src/release-store. Use the interface ReleaseStore.',
    packages: ['s3mini'],
  },
  router: {
    allowed: ['^shell/src/(routes|development)/'],
    where: 'shell/src/routes. A remote uses Link, or `navigate` of useHost, from packages/host.',
    packages: ['react-router-dom', 'react-router'],
  },
  libsql: {
    allowed: ['^packages/service-kit/src/sqlite/'],
    where:
      'packages/service-kit/src/sqlite. A store opens its file with openFile of @site/service-kit/sqlite.',
    packages: ['libsql'],
  },
  'prom-client': {
    allowed: ['^packages/service-kit/src/metrics/'],
    where:
      'packages/service-kit/src/metrics. Count with createMetrics of @site/service-kit/metrics.',
    packages: ['prom-client'],
  },
  'phone-numbers': {
    allowed: ['^form-service/src/data/phone-numbers\\.'],
    where:
      'form-service/src/data/phone-numbers.ts, so that every command reads a number in the same way.',
    packages: ['libphonenumber-js'],
  },
  sessions: {
    allowed: ['^press-service/src/(data|auth)/', '/testing/'],
    where: 'press-service/src/auth sets sessions up, src/data stores them.',
    packages: ['connect-mongo', 'express-session', '@types/express-session'],
  },
  authentication: {
    allowed: ['^press-service/src/auth/'],
    where: 'press-service/src/auth. Routes use its middleware.',
    packages: ['passport', 'passport-local', '@types/passport', '@types/passport-local'],
  },
  browser: {
    allowed: ['^(e2e|bench|imagery)/'],
    where: 'e2e (bench measures with its own).',
    packages: ['@playwright', 'playwright-core', 'axe-core', '@sparticuz'],
  },
  typefaces: {
    allowed: ['^imagery/fonts/', '^packages/design/fonts/'],
    where:
      'imagery/fonts, which gives drawings a face, and packages/design/fonts, which cuts the typefaces.',
    packages: ['fontkit', '@types/fontkit'],
  },
};

/**
 * @param rule the function that makes a rule
 * @param npm a pattern that matches packages by name
 * @param config a pattern that matches configuration files
 */
module.exports = ({ rule, npm, config }) => [
  ...Object.entries(importers).map(([name, { allowed, where, packages }]) =>
    rule(
      `importer-of-${name}`,
      `${packages[0]} has one allowed importer: ${where}`,
      { path: '', pathNot: [...allowed, 'node_modules/'] },
      { path: npm(...packages) },
    ),
  ),
  rule(
    'importer-of-federation',
    'The federation runtime has one allowed importer: shell/src/remotes.',
    {
      path: '^(packages/(contract|host|design)|shell|mfe-[^/]+|press-service|form-service|site-server)/',
      pathNot: ['^shell/src/remotes/', config],
    },
    { path: npm('@module-federation') },
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
];
