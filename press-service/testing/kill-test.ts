/**
 * Publishes and views articles while the service is killed again and again:
 * `node --import tsx press-service/testing/kill-test.ts [kills, default 10]`. With MONGODB_URI the
 * articles are stored there. Ends with one line and exit code 0 when nothing acknowledged was lost or doubled.
 */
import { runKillTest } from './run-kill-test';

const kills = Number(process.argv[2] ?? 10);
if (!Number.isInteger(kills) || kills < 1 || kills > 1_000) {
  console.error('usage: kill-test.ts [kills from 1 to 1000]');
  process.exit(2);
}

const { MONGODB_URI } = process.env;
const report = await runKillTest({
  kills,
  ...(MONGODB_URI && { mongodbUri: MONGODB_URI }),
  print: (line) => console.log(line),
});
for (const problem of report.problems) console.error(`kill test: ${problem}`);
const outcome = report.problems.length === 0 ? 'passed' : 'FAILED';
console.log(
  `kill test ${outcome}: ${kills} kills, ${report.articles} articles acknowledged, ` +
    `${report.views} views acknowledged, ${report.unanswered} views without an answer`,
);
process.exit(report.problems.length === 0 ? 0 : 1);
