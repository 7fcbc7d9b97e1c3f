// The project's own rules (tools/import-rules). The presets of JavaScript, TypeScript, React and accessibility are rules of
// oxlint (.oxlintrc.json), which is compiled and checks types twenty times as fast.
import { defineConfig } from 'eslint/config';
import { tsImport } from 'tsx/esm/api';

const { siteRules } = await tsImport('./tools/team/eslint-config.ts', import.meta.url);

export default defineConfig({ ignores: ['imagery/media/'] }, siteRules(import.meta.dirname));
