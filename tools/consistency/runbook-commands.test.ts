/**
 * Every command of docs/runbooks: those that need no container and no site run as they are written, on a filled installation; of all
 * others every name, file and flag must exist. A command that no rule here knows is an error.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { repositoryRoot } from '@site/release';
import { parse } from 'yaml';
import { temporaryFolders } from '@site/testing/fixtures';
import { representativeRows } from '@site/testing/matrix';
import { compiledPart } from '../testing/compiled-part';
import { fillHost, hostIn, runOn, type Host } from '../testing/operator-host';
import { commands as scripts } from '../bin/commands.mjs';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const folder = 'docs/runbooks';
const runbooks = readdirSync(join(repositoryRoot, folder)).filter((name) => name.endsWith('.md'));

const programs =
  /^(?:\(?\w+=\S+ )*\(?(?:npm|npx|node|docker|kubectl|helm|sh|sudo|openssl|curl|chmod|git|ln|tar|cat|sha256sum|aws|nginx)(?= (?!compose$|refuses)[^ ])/;

/** Blocks without a language line by line, and inline code that begins with a program. */
function commandsOf(text: string): string[] {
  const blocks = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;
  const inBlocks = [...text.matchAll(blocks)].flatMap(([, language, block = '']) =>
    (language === '' ? block : '')
      .replaceAll(/(\||\\)\n\s*/g, (_, end: string) => (end === '|' ? '| ' : ''))
      .split('\n')
      // A column of explanations follows two spaces.
      .map((line) => line.trim().split(/\s{2,}(?=[^\s|])/)[0] ?? '')
      .filter(Boolean),
  );
  const prose = text.replaceAll(blocks, '');
  const inline = [...prose.matchAll(/`([^`]+)`/g)]
    .map(([, code = '']) => code.replaceAll(/\s*\n\s*/g, ' ').replace(/ …$/, ''))
    .filter((code) => programs.test(code));
  return [...inBlocks, ...inline];
}

const found = runbooks.flatMap((name) =>
  commandsOf(read(`${folder}/${name}`)).map((command) => ({ name, command })),
);

const newFolder = temporaryFolders();
let root: string;
let host: Host;
const usages = new Map<string, string>();
beforeAll(async () => {
  root = newFolder();
  host = await fillHost(join(root, 'filled'));
  for (const [script, title] of [
    ['forms', 'forms log'],
    ['admin', 'admin log'],
    ['backup', 'backup'],
    ['restore', 'restore'],
  ] as const)
    usages.set(script, (await runOn(host, title, { args: ['--help'] })).stdout);
});

test('finds the commands of blocks and of sentences', () => {
  const text =
    'Run `npm test`, or `ls`:\n\n```\nkubectl a |\n  kubectl b    | c          explained\n```\n';
  expect(commandsOf(text)).toEqual(['kubectl a | kubectl b    | c', 'npm test']);
  expect(found.length).toBeGreaterThan(100);
  expect(faultsIn('docker compose restart nobody')).toEqual(['docker-compose.yml has no nobody']);
  expect(faultsIn('npm run forms -- erase --everyone')).toEqual(['forms has no --everyone']);
  expect(faultsIn('cron -e')).toEqual(['no rule for cron']);
});

test.each(runbooks)('%s: every name, file and flag of its commands exists', (name) => {
  const faults = found
    .filter((one) => one.name === name)
    .flatMap(({ command }) => faultsIn(command).map((fault) => `${command}: ${fault}`));
  expect(faults).toEqual([]);
});

/** Containers run the compiled programs, and have other folders. */
const inContainer =
  /docker compose run --rm (--no-deps )?(-T )?backup(?= npm)|docker exec (-it )?\$container|docker compose exec -T shell|kubectl exec (-it )?job\/operator --/g;
const onImage = /npm run (?:--silent )?(backup|restore|forms|admin)(?: --)?/g;
const onStores = /npm run (--silent )?(backup|restore|forms|admin)\b/;
/** Left out: totp needs an authenticator app (press-service/src/cli.test.ts has one); the name of a script alone does not call it. */
const isNotRun =
  /admin -- totp|^(docker \S+ run --rm backup )?npm run (restore|forms|admin)( --)?$/;
const runs = runbooks.map((name) => {
  const own = found.filter((one) => one.name === name).map(({ command }) => command);
  const onThem = own.filter((command) => onStores.test(command) && !isNotRun.test(command));
  return { name, own: [...new Set(onThem)] };
});

/** As tools/bin/run.mjs in an image starts it. */
function compiled(name: string, data: string): string {
  const { file, store = '' } = scripts[name] ?? { file: '' };
  return `env DATA_DIR=${join(data, store)} ${process.execPath} ${compiledPart(file)}`;
}

const shortestFirst = runs
  .filter(({ own }) => own.length > 0)
  .toSorted((one, other) => one.own.length - other.own.length);
test.each(representativeRows(shortestFirst))(
  '$name: the commands of the stores run as they are written',
  ({ own: commands }) => {
    const folder = join(root, 'host');
    cpSync(join(root, 'filled'), folder, { recursive: true });
    const { data, backups, keyCopy, out } = hostIn(folder);
    const backup = join(backups, readdirSync(backups)[0] ?? '');
    const faults = commands.flatMap((command) => {
      const isImage = command.search(inContainer) >= 0;
      const own = command.replaceAll(inContainer, '');
      const here = (
        isImage ? own.replaceAll(onImage, (_, script: string) => compiled(script, data)) : own
      )
        .replaceAll(/(data\/backups|\/backups)\/(move\/)?<\w+>|<backup>/g, backup)
        .replaceAll(
          /<(other folder|copy of the keys)>|(?<= )(\/tmp)?\/(key-copy|move-keys|keys)\b/g,
          keyCopy,
        )
        .replaceAll(/<folder>|(?<= )\/backups\b/g, backups)
        .replaceAll('<phone>', '010-5555-0001')
        .replaceAll(
          /\S+\.(csv|json)\b/g,
          (file) => `${file.startsWith('>') ? '>' : ''}${join(out, file.replace('>', ''))}`,
        );
      // A terminal, in which the operator types the number, and agrees.
      const asked = /erase|accept-loss/.test(here)
        ? ['script', '-qec', here, '/dev/null']
        : ['sh', '-c', here];
      const { status, stdout, stderr } = spawnSync(asked[0] ?? '', asked.slice(1), {
        cwd: repositoryRoot,
        env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: data },
        input: `${/ -( |$)/.test(here) ? '010-5555-0002\n' : ''}y\n`,
        encoding: 'utf8',
      });
      // The runbook restores into empty stores without it.
      const needsForce =
        /restore -- /.test(command) && !here.includes('--force') && /--force/.test(stderr);
      return status === 0 || needsForce ? [] : [`${here}: ${status} ${stdout}${stderr}`];
    });
    rmSync(folder, { recursive: true });
    expect(faults).toEqual([]);
  },
  300_000,
);

/** @param isImage whether it runs in a container, which has fewer npm scripts */
function faultsIn(line: string, isImage = false): string[] {
  const subshells = [...line.matchAll(/\$\((docker [^)]*)\)/g)].map(([, inner = '']) => inner);
  const steps = line
    .replaceAll(/\$\(docker [^)]*\)/g, '$container')
    .replace(/^\((.*)\)$/, '$1')
    .match(/(?:'[^']*'|"(?:\\"|[^"])*"|[^|;'"])+/g);
  return [...subshells, ...(steps ?? [])].flatMap((step) => faultsInStep(wordsOf(step), isImage));
}

function wordsOf(step: string): string[] {
  const words = step.trim().match(/(?:'[^']*'|"(?:\\"|[^"])*"|<[^>]*>|\S)+/g) ?? [];
  return words.filter((word) => !/^(>|\d?>&|&&$)/.test(word));
}

function faultsInStep([program = '', ...args]: string[], isImage: boolean): string[] {
  if (/^\w+=/.test(program)) {
    const setting = program.split('=')[0] ?? '';
    const isKnown = /^(container|GOBIN)$/.test(setting) || settings.includes(setting);
    return [
      ...(isKnown ? [] : [`no setting ${setting}`]),
      ...(args.length > 0 ? faultsInStep(args, isImage) : []),
    ];
  }
  // The container's own command.
  if (program === '') return [];
  const rule = rules.get(program);
  return rule ? rule(args, isImage) : [`no rule for ${program}`];
}

const settings = [
  'docker-compose.yml',
  '.env.example',
  'deploy/swarm/stack.yml',
  'packages/release/README.md',
  'form-service/README.md',
  'press-service/README.md',
]
  .filter((file) => existsSync(join(repositoryRoot, file)))
  .map(read)
  .join('\n');

const missing = (file: string) =>
  existsSync(join(repositoryRoot, file)) ? [] : [`there is no ${file}`];
const servicesOf = (file: string) =>
  Object.keys((parse(read(file)) as { services: object }).services);
const composeServices = servicesOf('docker-compose.yml');
const stackServices = servicesOf('deploy/swarm/stack.yml');
const chart = readdirSync(join(repositoryRoot, 'deploy/kubernetes/rendered'), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => read(`deploy/kubernetes/rendered/${file}`))
  .join('\n');
const { scripts: npmScripts } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
};
const groups = read('e2e/resilience/parse-options.ts');
const remotes = [
  'shell',
  'all',
  ...readdirSync(repositoryRoot).filter((name) => name.startsWith('mfe-')),
];

/** docker compose is not on every machine that tests: the flags of its reference that a runbook may use. */
const composeFlags = new Map<string, RegExp>([
  ['up', /^(-d|--build|--no-deps|--scale|--force-recreate)$/],
  ['run', /^(--rm|--no-deps|-T)$/],
  ['exec', /^(-T)$/],
  ...(['ps', 'logs', 'stop', 'start', 'restart'] as const).map((name) => [name, /^$/] as const),
]);

function composeFaults(args: string[]): string[] {
  const [subcommand = '', ...rest] = args[0] === '--profile' ? args.slice(2) : args;
  const flags = composeFlags.get(subcommand);
  if (!flags) return [`docker compose has no ${subcommand}`];
  const hasInner = subcommand === 'run' || subcommand === 'exec';
  const at = rest.findIndex(
    (word, index) => !word.startsWith('-') && rest[index - 1] !== '--scale',
  );
  const outer = hasInner ? rest.slice(0, at + 1) : rest;
  return [
    ...outer
      .filter((word) => word.startsWith('-') && !flags.test(word))
      .map((flag) => `docker compose ${subcommand} has no ${flag}`),
    ...outer
      .filter((word) => !word.startsWith('-'))
      .map((word) => word.split('=')[0] ?? '')
      .filter((word) => !composeServices.includes(word))
      .map((word) => `docker-compose.yml has no ${word}`),
    ...(hasInner ? faultsInStep(rest.slice(at + 1), true) : []),
  ];
}

let knownOptions: string | undefined;
const kubectlOptions = () =>
  (knownOptions ??= spawnSync('kubectl', ['options'], { encoding: 'utf8' }).stdout);

/** @returns undefined on a machine without the tool */
function helpOf(tool: string, words: readonly string[]): string | undefined {
  const line = [tool, ...words].join(' ');
  if (!helps.has(line)) {
    const { error, stdout, stderr } = spawnSync(tool, [...words, '--help'], { encoding: 'utf8' });
    const options = tool === 'kubectl' && !error ? kubectlOptions() : '';
    helps.set(line, error ? undefined : `${stdout}${stderr}${options}`);
  }
  return helps.get(line);
}
const helps = new Map<string, string | undefined>();

/** Against the tool's own help. */
function flagFaults(tool: string, args: string[]): string[] {
  const depth = args.findIndex((word) => !/^[a-z]+(-[a-z]+)*$/.test(word) || /^\d/.test(word));
  const words = args.slice(0, depth < 0 ? args.length : depth).slice(0, 2);
  const help = helpOf(tool, words);
  if (help === undefined) return [];
  return (
    args
      .filter((word) => /^--?[a-z]/.test(word))
      .map((word) => word.split('=')[0] ?? '')
      // Short ones are joined: -it.
      .flatMap((flag) =>
        flag.startsWith('--') ? [flag] : [...flag.slice(1)].map((letter) => `-${letter}`),
      )
      .filter((flag) => !new RegExp(`(^|[\\s,'])${flag}([\\s,=']|$)`, 'm').test(help))
      .map((flag) => `${tool} ${words.join(' ')} has no ${flag}`)
  );
}

function namesOfStack(args: string[]): string[] {
  return [...args.join(' ').matchAll(/\byunseul_([\w-]+)/g)]
    .map(([, service = '']) => service)
    .filter((service) => !stackServices.includes(service))
    .map((service) => `deploy/swarm/stack.yml has no ${service}`);
}

function namesOfChart(args: string[]): string[] {
  return [...args.join(' ').matchAll(/\b(?:deployment|cronjob)\/([\w-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !new RegExp(`name: ${name}$`, 'm').test(chart))
    .map((name) => `the chart has no ${name}`);
}

const wordsOfScripts: ReadonlyMap<string, (word: string) => boolean> = new Map([
  ['resilience', (word: string) => groups.includes(`'${word}'`)],
  ['release', (word: string) => remotes.includes(word)],
  ['rollback', (word: string) => remotes.includes(word)],
  ['preview', (word: string) => [...remotes, 'list', '--days', '3'].includes(word)],
]);

function npmFaults([first = '', ...rest]: string[], isImage: boolean): string[] {
  if (first === 'ci' || first === 'start' || first === 'test') return [];
  const [name = '', ...args] = rest.filter((word) => word !== '--silent' && word !== '--');
  const isThere = name in npmScripts && (!isImage || scripts[name]?.isInImage === true);
  if (first !== 'run' || !isThere)
    return [`there is no npm ${first} ${name}${isImage ? ' in the image' : ''}`];
  const flags = args.filter((word) => word.startsWith('--'));
  const usage = usages.get(name);
  if (usage !== undefined) {
    const subcommand = name === 'forms' || name === 'admin' ? args.slice(0, 1) : [];
    return [...subcommand, ...flags]
      .filter((word) => !usage.includes(word))
      .map((word) => `${name} has no ${word}`);
  }
  const isKnown = wordsOfScripts.get(name);
  if (isKnown) return args.filter((word) => !isKnown(word)).map((word) => `${name} has no ${word}`);
  return flags.map((flag) => `no rule for ${name} ${flag}`);
}

function nodeFaults(args: string[]): string[] {
  const at = args.indexOf('-e');
  if (at >= 0) {
    try {
      // With what the shell would make of the quotes.
      new Script((args[at + 1] ?? '').slice(1, -1).replaceAll('\\"', '"'));
      return [];
    } catch (error) {
      return [(error as Error).message];
    }
  }
  return missing(
    (args.find((word) => /\.m?[jt]s$/.test(word)) ?? 'no file').replace(
      /^dist\/(.*)\.mjs$/,
      '$1.ts',
    ),
  );
}

function curlFaults(args: string[]): string[] {
  const path = /(?:localhost:8080|https:\/\/[^/]+|form-service:8080)(\/[\w./-]*)/.exec(
    args.join(' '),
  )?.[1];
  const isRouted =
    path === '/' || /^\/(release\.json|remotes\/.*|api\/press\/health\/ready)$/.test(path ?? '');
  return isRouted ? [] : [`no rule for the address ${path}`];
}

/** Programs of the machine, on files and values that a command before has made: nothing of this repository to compare. */
const ofTheMachine =
  'aws base64 cat chmod find git go grep head helm ln ls mkdir mongosh nginx openssl rm sha256sum sleep sudo tar umask';

const rules: ReadonlyMap<string, (args: string[], isImage: boolean) => string[]> = new Map([
  ...ofTheMachine.split(' ').map((program) => [program, (): string[] => []] as const),
  ['npm', npmFaults],
  ['node', nodeFaults],
  ['curl', curlFaults],
  ['helm', (args: string[]) => args.filter((word) => word.startsWith('deploy/')).flatMap(missing)],
  [
    'sh',
    (args: string[], isImage: boolean) =>
      args[0] === '-c'
        ? (args[1] ?? '')
            .slice(1, -1)
            .split('&&')
            .flatMap((one) => faultsIn(one, isImage))
        : missing(args[0] ?? ''),
  ],
  [
    'docker',
    (args: string[]) => {
      if (args[0] === 'compose') return composeFaults(args.slice(1));
      if (args[0] !== 'exec')
        return [
          ...flagFaults('docker', args),
          ...namesOfStack(args),
          ...args.filter((word) => word.startsWith('deploy/')).flatMap(missing),
        ];
      const at = args.findIndex((word, index) => index > 0 && !word.startsWith('-'));
      return [
        ...flagFaults('docker', args.slice(0, at)),
        ...faultsInStep(args.slice(at + 1), true),
      ];
    },
  ],
  [
    'kubectl',
    (args: string[]) => {
      const at = args.indexOf('--');
      const outer = at < 0 ? args : args.slice(0, at);
      return [
        ...flagFaults('kubectl', outer),
        ...namesOfChart(outer),
        ...(at < 0 ? [] : faultsInStep(args.slice(at + 1), true)),
      ];
    },
  ],
]);
