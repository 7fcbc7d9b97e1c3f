/** The files of a new remote and of a new page. A page is a folder, with its Korean text in content/. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholder } from './content/page-texts';
import type { NewPage } from './read-arguments';

/** The remote whose build files a new one gets, with the name replaced: versions and image stages stay the same. */
const model = 'mfe-content';

/** @param root of the repository @returns the files of a remote but its pages, by name */
export function remoteFiles(root: string, remote: string): Readonly<Record<string, string>> {
  const copy = (name: string) =>
    readFileSync(join(root, model, name), 'utf8').replaceAll(model, remote);
  return {
    'package.json': copy('package.json').replace(/"version": ".*"/, '"version": "1.0.0"'),
    'webpack.config.ts': copy('webpack.config.ts'),
    Dockerfile: copy('Dockerfile'),
    'README.md': `# ${remote}

One remote of the site. Its pages are in \`src/pages\`, what the shell loads in \`src/expose\`, Korean text in \`src/content\`.

\`\`\`
npm run dev ${remote}             work on it beside the released rest
npm run release -- ${remote}      ship it
npm run rollback -- ${remote}     undo that
\`\`\`
`,
    'CHANGELOG.md': `# Changelog

## 1.0.0

- First version.
`,
  };
}

export function pageFiles({ expose, id }: NewPage): Readonly<Record<string, string>> {
  const texts = `${expose[0]?.toLowerCase()}${expose.slice(1)}Texts`;
  return {
    [`src/expose/${id}.tsx`]: `export { ${expose}Page as default } from '../pages/${id}/${id}-page';\n`,
    [`src/pages/${id}/${id}-page.tsx`]: `import styled from 'styled-components';
import { ${texts} } from '../../content/${id}-texts';

export function ${expose}Page() {
  return <Text>{${texts}.text}</Text>;
}

const Text = styled.p\`
  min-height: 30rem;
  padding: var(--s-9) var(--s-4);
  text-align: center;
  color: var(--text-2);
\`;
`,
    [`src/content/${id}-texts.ts`]: `export const ${texts} = { text: '${placeholder}' } as const;\n`,
  };
}

/** A block of docker-compose.yml. */
export function composeService(remote: string): string {
  return `
  ${remote}:
    <<: *remote
    image: \${IMAGE_PREFIX:-yunseul}/${remote}:\${IMAGE_TAG:-latest}
    build: { <<: *build, dockerfile: ${remote}/Dockerfile }
`;
}
