import { prePaintScriptHash } from './pre-paint-script';
import { pageSecurityPolicy } from './security';

test('the page policy allows its styles, the one inline script and no unsafe source', () => {
  const policy = pageSecurityPolicy({ styleHashes: ['sha256-abc=', 'sha256-abc='] });
  expect(policy).toContain(
    "style-src 'self' 'sha256-abc=' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';",
  );
  expect(policy).toContain(`script-src 'self' '${prePaintScriptHash}';`);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});
