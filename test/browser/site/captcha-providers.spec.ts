import type { Page } from '@playwright/test';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { StartedProcess } from '../support/started-process.js';
import { violations } from '../support/axe.js';
import { type CaptchaStandIn, type ProviderName, SITE_KEY, startCaptchaStandIn } from './support/captcha-stand-in.js';
import { type OwnStack, startOwnStack } from './support/own-stack.js';
import { expect, expectFailure, test } from './support/site-test.js';

const names = { recaptcha: 'Google reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Cloudflare Turnstile' } as const;

const settings = (provider: ProviderName, { scriptUrl, verify }: CaptchaStandIn) => ({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: SITE_KEY,
  CAPTCHA_SECRET: 'segredo',
  CAPTCHA_VERIFY_URL: verify.url,
  CAPTCHA_SCRIPT_URL: scriptUrl,
});

function captcha(page: Page) {
  const main = page.getByRole('main');
  const frame = main.frameLocator('iframe[title="Captcha"]');
  return {
    main,
    box: main.getByRole('checkbox', { name: 'Não sou um robô' }),
    widget: main.getByRole('group', { name: 'Não sou um robô' }),
    frame,
    press: (button: 'Sou humano' | 'Expirar' | 'Falhar') => frame.getByRole('button', { name: button }).click(),
    send: main.getByRole('button', { name: 'Enviar mensagem' }),
  };
}

async function fill(page: Page, assunto: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Nome').fill('Ana Teste');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.pt');
  await main.getByLabel('Assunto').fill(assunto);
  await main.getByRole('textbox', { name: 'Mensagem' }).fill('Gostava de saber.');
  await main.getByLabel('Li e aceito a').check();
}

for (const provider of ['recaptcha', 'hcaptcha', 'turnstile'] as const) {
  test.describe(provider, () => {
    // The stand-in and the system are made once for all of them.
    test.describe.configure({ mode: 'default' });
    let standIn: CaptchaStandIn;
    let stack: OwnStack;

    test.beforeAll(async () => {
      standIn = await startCaptchaStandIn(provider);
      stack = await startOwnStack(settings(provider, standIn));
    });
    test.afterAll(async () => {
      await stack.stop();
      await standIn.stop();
    });
    test.beforeEach(async ({ page }) => {
      standIn.asked.length = 0;
      await page.goto(`${stack.site}/contacte-nos`);
    });

    test('is not asked before the box is ticked; a form that it vouches for arrives, and the next needs another', async ({
      page,
    }) => {
      const assunto = `Pedido ${Date.now()}`;
      const { main, box, widget, press, send } = captcha(page);
      await expect(main.getByText(`É feita por ${names[provider]}`)).toBeVisible();
      await fill(page, assunto);
      await send.click();
      await expect(main.getByRole('alert').getByRole('link')).toHaveText(['Confirma que não és um robô.']);
      expect(standIn.asked).toEqual([]);

      await box.click();
      await expect(main.getByText(`Responda à verificação de ${names[provider]}:`)).toBeVisible();
      await expect(widget).toBeFocused();
      await press('Sou humano');
      await expect(main.getByText('Verificado.')).toBeVisible();
      await expect(box).toBeChecked();
      await send.click();
      await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
      await expect(box).not.toBeChecked();
      await expect(main.locator('iframe')).toHaveCount(0);
      expect(standIn.verify.asked.at(-1)).toMatchObject({ secret: 'segredo' });

      const rows = await page.request.get(`${stack.api}/api/contactos`, { headers: await stack.adminHeaders() });
      expect(((await rows.json()) as { assunto: string }[]).filter((row) => row.assunto === assunto)).toHaveLength(1);
    });

    test('an answer that expires is told, and can be given again', async ({ page }) => {
      const { main, box, press } = captcha(page);
      let release = () => {};
      const hold = async () => {
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/api/captcha', (route) => held.then(() => route.continue()), { times: 1 });
      };
      await fill(page, 'Sem pressa');
      await box.click();
      await press('Sou humano');
      await expect(box).toBeChecked();
      await press('Expirar');
      await expect(main.getByText('A verificação expirou. Marque a caixa para a repetir.')).toBeVisible();
      await expect(box).not.toBeChecked();
      await expect(main.getByLabel('Assunto')).toHaveValue('Sem pressa');
      // What is answered in the widget that is about to be replaced would be lost: it goes before the next one comes.
      await hold();
      await box.click();
      await expect(main.locator('iframe')).toHaveCount(0);
      release();
      await press('Falhar');
      await expect(main.getByText('Não foi possível verificar.')).toBeVisible();
      await hold();
      await box.click();
      await expect(main.locator('iframe')).toHaveCount(0);
      release();
      await press('Sou humano');
      await expect(box).toBeChecked();
    });

    test('a refused form keeps all that was typed and asks again', async ({ page }) => {
      const { main, box, press, send } = captcha(page);
      await fill(page, 'Recusado');
      await box.click();
      await press('Sou humano');
      await expect(box).toBeChecked();
      const { answer } = standIn.verify;
      expectFailure(/\/contactos: 503$/);
      standIn.verify.answer = (response) => response.writeHead(500).end();
      await send.click();
      await expect(main.getByRole('alert')).toContainText('O serviço está temporariamente indisponível.');
      standIn.verify.answer = answer;
      await expect(main.getByLabel('Assunto')).toHaveValue('Recusado');
      await expect(box).not.toBeChecked();
      await box.click();
      await press('Sou humano');
      await expect(box).toBeChecked();
      await send.click();
      await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
    });

    test('a script that does not come is told, with a way to try again', async ({ page }) => {
      const { main, box, press } = captcha(page);
      expectFailure(/: net::ERR_FAILED$/);
      await page.route(`${standIn.scriptUrl}**`, (route) => route.abort(), { times: 1 });
      await box.click();
      await expect(
        main.getByText(`Não foi possível carregar a verificação de ${names[provider]}. Confirme que tem ligação`),
      ).toBeVisible();
      await box.click();
      await press('Sou humano');
      await expect(box).toBeChecked();
    });

    test('a widget that comes late does not take the focus from who went on', async ({ page }) => {
      const { main, box, widget } = captcha(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(`${standIn.scriptUrl}**`, async (route) => {
        await held;
        await route.continue();
      });
      await box.click();
      await expect(main.getByText(`A carregar a verificação de ${names[provider]}…`)).toBeVisible();
      await main.getByLabel('Nome').focus();
      release();
      await expect(widget).toBeVisible();
      await expect(main.getByLabel('Nome')).toBeFocused();
    });

    test('the widget fits a small screen, in the footer too, and breaks no rule of accessibility', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const place of ['main', 'contentinfo'] as const) {
        await page.goto(`${stack.site}/contacte-nos`);
        await page.getByRole(place).getByRole('checkbox', { name: 'Não sou um robô' }).click();
        await expect(page.getByRole(place).locator('iframe')).toHaveAttribute('width', '158');
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      }
    });

    test('the keyboard is enough', async ({ page }) => {
      const { box, widget, frame } = captcha(page);
      const human = frame.getByRole('button', { name: 'Sou humano' });
      await box.focus();
      await page.keyboard.press('Space');
      await expect(widget).toBeFocused();
      await expect(human).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(human).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box).toBeChecked();
    });
  });
}

test('the content policy opens for the provider in force and for no other', async ({ request, baseURL }) => {
  const hosts = {
    altcha: undefined,
    recaptcha: 'https://www.google.com/recaptcha/',
    hcaptcha: 'https://hcaptcha.com',
    turnstile: 'https://challenges.cloudflare.com',
  };
  const policyOf = async (site: string | undefined) =>
    (await request.get(`${site}/contacte-nos`)).headers()['content-security-policy'] ?? '';
  for (const [provider, host] of Object.entries(hosts)) {
    const [port] = await freePorts(1);
    const url = `http://localhost:${port}`;
    const site = new StartedProcess(['public-web/build/server/index.js'], {
      SITE_PORT: String(port),
      SITE_URL: url,
      CAPTCHA_PROVIDER: provider,
    });
    await site.printed(/Site em/);
    const policy = await policyOf(url);
    await site.dispose();
    const named = Object.values(hosts).filter((other) => other && policy.includes(other));
    expect(named, provider).toEqual(host ? [host] : []);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toContain('unsafe');
    if (provider === 'altcha') expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('http');
  }
  expect(await policyOf(baseURL)).not.toContain('captcha');
});

test('a site and an API that are told different providers say so', async ({ page }) => {
  const stack = await startOwnStack({}, { CAPTCHA_PROVIDER: 'turnstile' });
  expectFailure(/The API has CAPTCHA_PROVIDER=altcha and the site turnstile/);
  try {
    await page.goto(`${stack.site}/contacte-nos`);
    const { main, box } = captcha(page);
    await box.click();
    await expect(main.getByText('Não foi possível verificar.')).toBeVisible();
  } finally {
    await stack.stop();
  }
});
