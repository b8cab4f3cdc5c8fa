import type { Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { type CaptchaStandIn, type ProviderName, SITE_KEY, startCaptchaStandIn } from './support/captcha-stand-in.js';
import { type OwnStack, startOwnStack } from '../../programs/support/own-stack.js';
import { openPlace } from './support/forms.js';
import { expect, expectFailure, test } from './support/site-test.js';

/** The provider of the tests that need only one: it differs most, since its widget cannot be removed. */
const EXEMPLAR = 'recaptcha';
const names = { recaptcha: 'Google reCAPTCHA', hcaptcha: 'hCaptcha', turnstile: 'Cloudflare Turnstile' } as const;

const hosts = {
  recaptcha: 'https://www.google.com/recaptcha/',
  hcaptcha: 'https://hcaptcha.com',
  turnstile: 'https://challenges.cloudflare.com',
} as const;

const settings = (provider: ProviderName, { scriptUrl, verify }: CaptchaStandIn) => ({
  CAPTCHA_PROVIDER: provider,
  CAPTCHA_SITE_KEY: SITE_KEY,
  CAPTCHA_SECRET: 'segredo',
  CAPTCHA_VERIFY_URL: verify.url,
  CAPTCHA_SCRIPT_URL: scriptUrl,
  // It starts sooner without.
  SAMPLE_CONTENT: 'false',
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

/** Holds the next captcha of the API back, until told. */
async function holdCaptcha(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/captcha', (route) => held.then(() => route.continue()), { times: 1 });
  return release;
}

/** A provider's stand-in and a system that is told of it, made once for what follows. */
function standInOf(provider: ProviderName) {
  const its = {} as { standIn: CaptchaStandIn; stack: OwnStack };
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    its.standIn = await startCaptchaStandIn(provider);
    its.stack = await startOwnStack(settings(provider, its.standIn));
  });
  test.afterAll(async () => {
    await its.stack.stop();
    await its.standIn.stop();
  });
  test.beforeEach(async ({ page }) => {
    its.standIn.asked.length = 0;
    await page.goto(`${its.stack.site}/contacte-nos`);
  });
  return its;
}

for (const provider of ['recaptcha', 'hcaptcha', 'turnstile'] as const) {
  test.describe(provider, () => {
    const its = standInOf(provider);

    test('is not asked before the box is ticked; its answer can expire and be given again; a form that it vouches for arrives, and the next needs another', async ({
      page,
    }) => {
      const policy = (await page.request.get(its.stack.site)).headers()['content-security-policy'] ?? '';
      expect(Object.keys(hosts).filter((other) => policy.includes(hosts[other as ProviderName]))).toEqual([provider]);
      const assunto = `Pedido ${Date.now()}`;
      const { main, box, widget, press, send } = captcha(page);
      await expect(main.getByText(`É feita por ${names[provider]}`)).toBeVisible();
      await fill(page, assunto);
      await send.click();
      await expect(main.getByRole('alert').getByRole('link')).toHaveText(['Confirma que não és um robô.']);
      expect(its.standIn.asked).toEqual([]);

      await box.click();
      await expect(main.getByText(`Falta responder à verificação de ${names[provider]}:`)).toBeVisible();
      await expect(widget).toBeFocused();
      await press('Sou humano');
      await expect(main.getByText('Verificado.')).toBeVisible();
      await expect(box).toBeChecked();
      await press('Expirar');
      await expect(main.getByText('A verificação expirou. É preciso voltar a marcar a caixa.')).toBeVisible();
      await expect(box).not.toBeChecked();
      // An answer in the widget that is about to be replaced would be lost, so it goes before the next one comes.
      const release = await holdCaptcha(page);
      await box.click();
      await expect(main.locator('iframe')).toHaveCount(0);
      release();
      await press('Sou humano');
      await expect(box).toBeChecked();
      await send.click();
      await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
      await expect(box).not.toBeChecked();
      await expect(main.locator('iframe')).toHaveCount(0);
      expect(its.standIn.verify.asked.at(-1)).toMatchObject({ secret: 'segredo' });

      const rows = await page.request.get(`${its.stack.api}/api/contactos`, {
        headers: await its.stack.adminHeaders(),
      });
      expect(((await rows.json()) as { assunto: string }[]).filter((row) => row.assunto === assunto)).toHaveLength(1);
    });

    if (provider !== EXEMPLAR) return;

    test('a widget that fails is told; a refused form keeps all that was typed; both ask again', async ({ page }) => {
      const { main, box, press, send } = captcha(page);
      await fill(page, 'Recusado');
      await box.click();
      await press('Falhar');
      await expect(main.getByText('Não foi possível verificar.')).toBeVisible();
      await expect(main.getByLabel('Assunto')).toHaveValue('Recusado');
      const release = await holdCaptcha(page);
      await box.click();
      await expect(main.locator('iframe')).toHaveCount(0);
      release();
      await press('Sou humano');
      await expect(box).toBeChecked();
      const { answer } = its.standIn.verify;
      expectFailure(/\/contactos: 503$/);
      its.standIn.verify.answer = (response) => response.writeHead(500).end();
      await send.click();
      await expect(main.getByRole('alert')).toContainText('O serviço está temporariamente indisponível.');
      its.standIn.verify.answer = answer;
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
      await page.route(`${its.standIn.scriptUrl}**`, (route) => route.abort(), { times: 1 });
      await box.click();
      await expect(
        main.getByText(`Não foi possível carregar a verificação de ${names[provider]}. Pode faltar a ligação`),
      ).toBeVisible();
      await box.click();
      await press('Sou humano');
      await expect(box).toBeChecked();
    });

    test('a widget that comes late does not take the focus from who went on', async ({ page }) => {
      const { main, box, widget } = captcha(page);
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(`${its.standIn.scriptUrl}**`, async (route) => {
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
      await resize(page, 320, 640);
      for (const place of ['main', 'contentinfo'] as const) {
        await page.goto(`${its.stack.site}/contacte-nos`);
        const scope = await openPlace(page, { place });
        await scope.getByRole('checkbox', { name: 'Não sou um robô' }).click();
        await expect(scope.locator('iframe')).toHaveAttribute('width', '158');
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

test('a site and an API that are told different providers say so', async ({ page, baseURL }) => {
  await page.goto('/contacte-nos');
  const { main, box } = captcha(page);
  expectFailure(/The API has CAPTCHA_PROVIDER=turnstile and the site altcha/);
  const headers = { 'Access-Control-Allow-Origin': baseURL ?? '' };
  const offer = { provider: 'turnstile', siteKey: SITE_KEY };
  await page.route('**/api/captcha', (route) => route.fulfill({ headers, json: offer }));
  await box.click();
  await expect(main.getByText('Não foi possível verificar.')).toBeVisible();
});
