/**
 * `npm run bench -- replica [part of a name …]`: CPU time and memory of one replica of each service. Without names all of
 * them, and where nginx and MongoDB are installed the tables of docs/scale.md are written again. Linux only: both are read
 * from /proc.
 */
import { sectionText, type Section } from '../list/section';
import { sendRequests } from '../requests/send-requests';
import { spread, takeTurns, type Costs } from '../requests/take-turns';
import { writeFigures } from '../list/write-figures';
import { withServers } from '../servers/with-servers';
import { median } from '../statistics/median';
import { cpuNsOfTree, memoryOfTree } from '../requests/process-usage';
import { startReplicas, type Replica } from './start-replicas';

export async function replica(names: readonly string[]): Promise<void> {
  const { sections, notMeasured } = await withServers(async (start) => {
    const { started, missing } = await startReplicas(start);
    const isWanted = ({ name }: Replica) =>
      names.length === 0 || names.some((part) => name.includes(part));
    const replicas = started.filter(isWanted);
    const others = started.filter((one) => !isWanted(one)).map(({ name }) => name);
    const ready = replicas.map(({ pid }) => memoryOfTree(pid).now);
    const costs = await takeTurns(new Map(replicas.flatMap(turnsOf)));
    return {
      sections: [cpuSection(replicas, costs), memorySection(replicas, ready)],
      notMeasured: [...missing, ...others],
    };
  });
  for (const section of sections) console.log(`${sectionText(section)}\n`);
  await writeFigures({ page: 'docs/scale.md', bench: 'replica', notMeasured }, sections);
}

const keyOf = (name: string, what: string) => `${name}: ${what}`;

function turnsOf({ name, pid, port, requests }: Replica) {
  return requests.map(({ what, request, count }) => {
    const measure = async () => {
      const before = cpuNsOfTree(pid);
      await sendRequests(port, request, count);
      return (cpuNsOfTree(pid) - before) / count / 1_000;
    };
    return [keyOf(name, what), measure] as const;
  });
}

function cpuSection(replicas: readonly Replica[], costs: Costs): Section {
  return {
    title: 'CPU time of a request',
    head: ['replica', 'request', 'CPU, µs', 'requests for one second of CPU'],
    rows: replicas.flatMap(({ name, requests }) =>
      requests.map(({ what }) => {
        const us = costs.get(keyOf(name, what)) ?? [];
        const perSecond = Math.round(1_000_000 / median(us));
        return [name, what, spread(us, 0), perSecond.toLocaleString('en')];
      }),
    ),
    problems: [],
  };
}

function memorySection(replicas: readonly Replica[], ready: readonly number[]): Section {
  return {
    title: 'Memory of a replica',
    head: ['replica', 'processes', 'once ready, MiB', 'most during the requests above, MiB'],
    rows: replicas.map(({ name, pid }, index) => {
      const { count, most } = memoryOfTree(pid);
      const before = ready[index] ?? NaN;
      // A process that only starts the others has ended since.
      return [name, String(count), before.toFixed(0), Math.max(before, most).toFixed(0)];
    }),
    problems: [],
  };
}
