/**
 * Publishes and opens articles while the service is killed again and again:
 * `node --import tsx press-service/testing/kill-drill.ts [kills, default 10]`. With MONGODB_URI the
 * articles are kept there. Ends with one line and exit code 0 when nothing acknowledged was lost or doubled.
 */
import { runKillDrill } from './run-kill-drill';

const kills = Number(process.argv[2] ?? 10);
if (!Number.isInteger(kills) || kills < 1 || kills > 1_000) {
  console.error('usage: kill-drill.ts [kills from 1 to 1000]');
  process.exit(2);
}

const { MONGODB_URI } = process.env;
const report = await runKillDrill({
  kills,
  ...(MONGODB_URI && { mongodbUri: MONGODB_URI }),
  say: (line) => console.log(line),
});
for (const fault of report.faults) console.error(`kill drill: ${fault}`);
const outcome = report.faults.length === 0 ? 'passed' : 'FAILED';
console.log(
  `kill drill ${outcome}: ${kills} kills, ${report.articles} articles acknowledged, ` +
    `${report.openings} openings acknowledged, ${report.unanswered} openings without an answer`,
);
process.exit(report.faults.length === 0 ? 0 : 1);
