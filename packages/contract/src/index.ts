/** The contract between all teams: routes, slots, API shapes, site facts. Pure TypeScript: no React, no DOM. */
export * from './site';
export * from './remotes';
export * from './routes';
export * from './route-paths';
export * from './menu';
export * from './press';
export * from './pictures';
export * from './feeds';
export * from './article-text';
export * from './press-forms';
export * from './forms';
export * from './dates';
export * from './format-count';
export * from './release';
export * from './security';
export * from './faces';
export * from './pre-paint-script';
