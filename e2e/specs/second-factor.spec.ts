// Signing in with the code of an authenticator app, which the operator enables on a running site.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { URI } from 'otpauth';
import { repositoryRoot } from '@site/release';
import { processEnvironment } from '@site/testing/process-environment';
import { copyReleasedSite } from '../harness/site/released-copy';
import { startSite, type Site } from '../harness/site/site';
import { urlOf } from '../harness/steps/site-pages';
import { signInByForm } from '../harness/steps/sign-in';
import { expect, test } from '../harness/test';
import { visitHydrated } from '../harness/steps/visit';

test.describe('with a second factor', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial' });
  test.use({ allowedProblems: { requests: /401/, console: /401/ } });
  let siteDir: string;
  let site: Site;
  let app: ReturnType<typeof URI.parse>;
  let recoveryCodes: readonly string[];

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    siteDir = mkdtempSync(path.join(tmpdir(), 'second-factor-'));
    site = await startSite({ env: { ...copyReleasedSite(siteDir) } });
    ({ app, recoveryCodes } = await turnOnSecondFactor(site.dataDir));
  });
  test.afterAll(async () => {
    await site.stop();
    rmSync(siteDir, { recursive: true, force: true });
  });

  test('the right password asks for the code, a wrong one is refused, and the code of the app signs in [ADMIN-36]', async ({
    page,
  }) => {
    const { email, password } = site.admin;
    await visitHydrated(page, site.origin + urlOf('press-admin'));
    await expect(page.getByLabel('인증 코드 6자리')).toHaveCount(0);
    await signInByForm(page, email, password);
    const field = page.getByLabel('인증 코드 6자리');
    await expect(field).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText('인증 코드 6자리를 입력해 주세요.');
    await expect(page.getByLabel('비밀번호')).toHaveValue(password);
    await field.fill('000000');
    await page.getByRole('button', { name: '관리자 로그인' }).click();
    await expect(page.getByRole('alert')).toContainText('로그인 실패:');
    // The code of the setup is used up, the next one is accepted early.
    await field.fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: '관리자 로그인' }).click();
    await expect(page.getByText(`${email}님 환영합니다`)).toBeVisible();
  });

  test('without JavaScript a recovery code signs in once [ADMIN-36]', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const signIn = async () => {
      await page.goto(site.origin + urlOf('press-admin'));
      await page.getByLabel('인증 코드 6자리').fill(recoveryCodes[0] ?? '');
      await signInByForm(page, site.admin.email, site.admin.password);
    };
    await signIn();
    await expect(page.getByText(`${site.admin.email}님 환영합니다`)).toBeVisible();
    await page.getByRole('button', { name: '로그아웃' }).click();
    await signIn();
    await expect(page.getByRole('alert')).toContainText('로그인 실패:');
    await context.close();
  });
});

/** Runs `npm run admin -- totp` and answers its question as an authenticator app would. */
async function turnOnSecondFactor(dataDir: string) {
  const command = spawn(process.execPath, ['tools/bin/run.mjs', 'admin', 'totp'], {
    cwd: repositoryRoot,
    env: { ...processEnvironment(), DATA_DIR: dataDir },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let app: ReturnType<typeof URI.parse> | undefined;
  let output = '';
  for await (const chunk of command.stdout.setEncoding('utf8')) {
    output += String(chunk);
    const [, uri] = /(otpauth:\S+)\n/.exec(output) ?? [];
    if (app || uri === undefined) continue;
    app = URI.parse(uri);
    command.stdin.end(`${app.generate()}\n`);
  }
  if (!app) throw new Error(`No otpauth address in the output:\n${output}`);
  const [, list = ''] = output.split('they are shown only now:');
  return { app, recoveryCodes: list.trim().split(/\s+/) };
}
