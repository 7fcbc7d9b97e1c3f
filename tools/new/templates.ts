/** The files of a new remote and of a new page. A page is a folder of its own with its Korean text in content/. */
import { placeholder } from './content/page-texts';
import type { NewPage } from './read-arguments';

export function remoteFiles(remote: string) {
  return {
    'package.json': `${JSON.stringify(
      {
        name: remote,
        version: '1.0.0',
        private: true,
        type: 'module',
        sideEffects: false,
        dependencies: {
          '@site/contract': '1.0.0',
          '@site/design': '1.0.0',
          '@site/host': '^1.0.0',
          react: '19.3.1',
          'styled-components': '6.6.0',
        },
        devDependencies: { '@site/tools': '1.0.0' },
      },
      null,
      2,
    )}\n`,
    'webpack.config.ts': `/** Everything about this build is common to all remotes; what it exposes is in the contract. */
import { remoteConfig } from '@site/tools';

export const build = remoteConfig({ name: '${remote}', folder: import.meta.dirname });
`,
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
    Dockerfile: dockerfile(remote),
  };
}

export function pageFiles({ expose, folder }: NewPage): Readonly<Record<string, string>> {
  const texts = `${expose[0]?.toLowerCase()}${expose.slice(1)}Texts`;
  return {
    [`src/expose/${folder}.tsx`]: `export { ${expose}Page as default } from '../pages/${folder}/${folder}-page';\n`,
    [`src/pages/${folder}/${folder}-page.tsx`]: `import styled from 'styled-components';
import { ${texts} } from '../../content/${folder}-texts';

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
    [`src/content/${folder}-texts.ts`]: `export const ${texts} = { text: '${placeholder}' } as const;\n`,
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

function dockerfile(remote: string): string {
  return `# ${remote} as a job: hands its build over in the volume /incoming, requests a release from the shell's worker, exits.
#   sh docker/ship.sh ${remote}
# The first stages are the same text in every frontend's Dockerfile, so that they run once for all of them.
ARG NODE_IMAGE=node:24-bookworm-slim

# npm wants every workspace's manifest. Apart, so that a change of sources installs nothing again.
FROM \${NODE_IMAGE} AS manifests
COPY . /all
RUN cd /all && mkdir /manifests && \\
    find . -name node_modules -prune -o \\( -name package.json -o -name package-lock.json -o -name .npmrc \\) \\
      -exec cp --parents {} /manifests/ \\;

FROM \${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages
COPY tools tools
COPY ${remote} ${remote}
COPY imagery/media/pictures imagery/media/pictures
RUN node --import tsx tools/bundler/main.ts ${remote}

FROM \${NODE_IMAGE}
ENV INCOMING_DIR=/incoming RELEASE_WORKER_URL=http://shell:8090
COPY --from=build /app/${remote}/dist /build
COPY --from=build /app/${remote}/dist/sbom.cdx.json /sbom.cdx.json
COPY tools/bin/ship-build.mjs /ship-build.mjs
RUN install -d -o node -g node /incoming
USER node
VOLUME /incoming
CMD ["node", "/ship-build.mjs", "${remote}"]
`;
}
