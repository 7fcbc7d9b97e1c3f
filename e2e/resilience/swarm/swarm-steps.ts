/** The steps of the test on three engines, in order. */
import { answerAlike } from './case-steps';
import { rollBackBroken, rollOut, shipAndUndo } from './change-steps';
import { losses, loseEngines, loseLeader, lostWrites } from './loss-steps';
import { joinEngines, leaveOneHost, makeImages } from './prepare-steps';
import { deploySite, restoreOnSwarm } from './site-steps';
import type { Step, SwarmSite } from './swarm-site';

export const swarmSteps: readonly (readonly [title: string, step: Step])[] = [
  ['every image builds, and a next version of each', makeImages],
  ['a site on one host takes registrations, is closed and backed up with its keys', leaveOneHost],
  ['three engines and three managers become one Swarm', joinEngines],
  ['the stack is deployed without a warning and serves every page', deploySite],
  ['the backup of the single host is restored: nothing is missing', restoreOnSwarm],
  ['every image is rolled out while visitors read', rollOut],
  ['a broken image rolls itself back while visitors read', rollBackBroken],
  ['one remote is shipped and undone while visitors read', shipAndUndo],
  [`engines are ended by SIGKILL with their containers, ${losses} times`, loseEngines],
  ['the leading manager is ended while visitors read', loseLeader],
  ['nothing that was acknowledged since the move is lost', reportAll],
  ['the edges of a Swarm answer edge-cases.ts as every other edge does', answerAlike],
  ['every goal is reached: no failed read, no broken replica beyond one, quick return', reachGoals],
];

async function reportAll(site: SwarmSite) {
  const lost = await lostWrites(site);
  const { phones, articles, views } = site.acknowledged;
  site.figures.push([
    'All steps: acknowledged registrations, articles, views: lost',
    `${phones.length}, ${articles.length}, ${views}: ${lost}`,
  ]);
  if (lost !== '0, 0, 0') site.missed.push(`lost registrations, articles, views: ${lost}`);
  const width = Math.max(...site.figures.map(([what]) => what.length));
  return site.figures.map(([what, figure]) => `${what.padEnd(width)}  ${figure}`).join('\n');
}

/** Last, so that a missed goal hides no other figure. */
function reachGoals({ missed }: SwarmSite) {
  return missed.length > 0
    ? Promise.reject(new Error(missed.join('\n')))
    : Promise.resolve('all reached');
}
