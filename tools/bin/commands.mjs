// What npm scripts run. Plain JavaScript, because run.mjs reads it before anything is installed.

/**
 * Command → its file. `installs`: folders with a lockfile of their own that it needs besides the root's.
 * `withDev`: the root's devDependencies, too: what builds and runs the site is among its dependencies.
 * `installsFor`: instead of these by the first argument.
 * `options`: those that npm must not take for itself, of all or by the first argument.
 * `store`: the service whose data it works on. `isInImage`: the shell's image has it, too.
 */
export const commands = {
  start: { file: 'tools/start/main.ts', description: 'the whole site, ready to visit' },
  test: {
    file: 'tools/checks/main.ts',
    withDev: true,
    description: 'all checks; -- --quick: for every commit; -- --only <stage>,…: some of them',
    installs: ['e2e', 'tools/prose'],
  },
  spec: {
    file: 'e2e/run-specs.ts',
    withDev: true,
    description:
      '-- <part of a file name> [-g <part of a title>] [--engine firefox|webkit]: browser specs',
    installs: ['e2e'],
  },
  dev: {
    file: 'tools/dev/main.ts',
    withDev: true,
    description: 'the site or one remote; edits are on the page at once',
  },
  build: { file: 'tools/bundler/main.ts', description: 'production build' },
  release: {
    file: 'tools/release/release-command.ts',
    description: 'release one remote',
    isInImage: true,
  },
  rollback: {
    file: 'tools/release/rollback-command.ts',
    description: 'undo a release',
    isInImage: true,
  },
  preview: {
    file: 'tools/release/preview-command.ts',
    isInImage: true,
    description: '-- <frontend> | list | remove <id>: a release that only its link opens',
  },
  'operator-link': {
    file: 'tools/release/operator-link-command.ts',
    isInImage: true,
    description: '[-- --days <n>]: a link that shows which part of a page is whose',
    options: ['days'],
  },
  trace: {
    file: 'tools/trace/trace-command.ts',
    isInImage: true,
    description: "-- <stack or file>: source lines of a visitor's stack",
  },
  bench: {
    file: 'bench/main.ts',
    withDev: true,
    description: 'byte budgets of every page; -- pages: Lighthouse beside limit pages',
    // Only these need a browser; `bench -- bytes` is part of the checks and stays small.
    installsFor: {
      edits: ['e2e'],
      pages: ['e2e', 'bench'],
      pairs: ['e2e', 'bench'],
    },
  },
  imagery: {
    file: 'imagery/main.ts',
    withDev: true,
    description: 'draw the pictures again; -- check: the checks of imagery/ itself',
    // A browser renders text in pictures and in the announcement, whose fonts come from packages/design/fonts.
    installs: ['imagery', 'e2e', 'packages/design/fonts'],
    installsFor: { check: ['imagery', 'e2e'] },
  },
  resilience: {
    file: 'e2e/resilience/main.ts',
    withDev: true,
    description: 'resilience tests: break parts of the site on purpose',
    installs: ['e2e'],
  },
  versions: {
    file: 'e2e/versions/main.ts',
    withDev: true,
    description: "the last ten builds of every frontend, each beside today's; -- keep: add today's",
    installs: ['e2e'],
  },
  html: {
    file: 'e2e/html/main.ts',
    withDev: true,
    description: 'a stage of npm test: every page in the Nu Html Checker',
    installs: ['e2e'],
    isHidden: true,
  },
  new: {
    file: 'tools/new/main.ts',
    withDev: true,
    description:
      '-- remote | page | remove: add or remove a part of the site; repository: of one remote',
  },
  pack: {
    file: 'tools/pack/pack-command.ts',
    withDev: true,
    description: '-- <folder>: the packages that repositories of teams install',
    installs: ['e2e'],
    options: ['registry'],
  },
  backup: {
    file: 'tools/backup/backup-command.ts',
    isInImage: true,
    description: '[-- <folder>] [--keys <folder>]: back up both stores',
    options: ['keys'],
  },
  restore: {
    file: 'tools/backup/restore-command.ts',
    isInImage: true,
    description: '-- <folder> [--keys <folder>] [--force]: restore a backup',
    options: ['keys', 'force'],
  },
  forms: {
    file: 'form-service/src/cli.ts',
    isInImage: true,
    store: 'forms',
    description: '-- list, export, purge, erase: registrations; rotate-key; log: the access log',
    options: {
      list: ['limit', 'full'],
      export: ['json', 'out'],
      erase: ['yes', 'id'],
      purge: ['yes'],
      'accept-loss': ['yes'],
      'rotate-key': ['finish'],
      log: ['rotate'],
    },
  },
  admin: {
    file: 'press-service/src/cli.ts',
    isInImage: true,
    store: 'press',
    description: '-- set-password, totp, rotate-secret, sessions, log: the administrator',
    options: { totp: ['off'], sessions: ['end-all', 'end'], log: ['rotate'] },
  },
};
