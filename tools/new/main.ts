/**
 * Adds a remote or a page, or removes a remote. Everything that names it is written here: its entry in
 * packages/contract, its folder, its container job and its workspace in the lockfile.
 *
 *   npm run new -- remote mfe-events --path /Events --label 이벤트
 *   npm run new -- page mfe-events/Winner --path /Events/Winner --label "당첨자 발표"
 *   npm run new -- remove mfe-events
 *   npm run new -- repository mfe-press ../press
 */
import { parseFrontendName, repositoryRoot } from '@site/release';
import { buildChangedFrontends } from '../bundler/build-changed-frontends';
import { runCommand } from '../run-command';
import { addPage, addRemote, removeRemote } from './workspace-changes';
import { lockRepository, newRepository } from './new-repository';
import { readArguments } from './read-arguments';

await runCommand(async (args) => {
  const request = readArguments(args);
  if (request.kind === 'remove') {
    removeRemote(repositoryRoot, request.remote);
    console.log(`${request.remote} is removed. Release the rest: npm run release -- all`);
    return;
  }
  if (request.kind === 'repository') {
    const { remote, folder } = request;
    await buildChangedFrontends([parseFrontendName(remote)], { report: console.log });
    newRepository(repositoryRoot, remote, folder);
    lockRepository(folder);
    console.log(`${folder} is the repository of ${remote}; its README.md has the commands.`);
    return;
  }
  const { page } = request;
  if (request.kind === 'remote') addRemote(repositoryRoot, page);
  else addPage(repositoryRoot, page);
  console.log(
    [
      `${page.path} belongs to ${page.remote}/src/pages/${page.id}.`,
      `Title and description: packages/contract/src/heads.ts, "${page.id}".`,
      `For a menu, add "${page.id}" to packages/contract/src/menu.ts.`,
      // Not with the remote's name: a running site does not know the address, only this checkout does.
      `See it at ${page.path}: npm run dev. Release it: npm run release -- all`,
    ].join('\n'),
  );
});
