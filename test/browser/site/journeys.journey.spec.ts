import type { APIRequestContext, Page } from '@playwright/test';
import { pdf, picture } from '../../support/samples.js';
import { mailTo } from '../admin/support/mail-to.js';
import { addresses } from './support/addresses.js';
import { adminHeaders, createEvento, removeEvento } from './support/admin-api.js';
import { fillForm, solveCaptcha, visitorForms } from './support/forms.js';
import { mailedLink } from './support/mailed-link.js';
import { expect, test } from './support/site-test.js';
import { Steps } from './support/steps.js';

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const desk = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

/** An address of nobody else. */
const someone = (who: string) => `${who}.${Math.random().toString(36).slice(2, 9)}@e.pt`;

function formTo(endpoint: string) {
  const form = visitorForms.find((known) => known.endpoint === endpoint);
  if (form === undefined) throw new Error(`No form is sent to ${endpoint}.`);
  return form;
}

/** Fills in the form of the open page. @param texts by label, what differs from the usual */
async function fill(page: Page, endpoint: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const form = formTo(endpoint);
  await fillForm(page, { ...form, texts: { ...form.texts, ...texts } });
}

/** Opens one of the menu's groups. */
async function openGroup(page: Page, steps: Steps, name: string): Promise<void> {
  await steps.click(page.locator('header summary').filter({ hasText: name }).locator('visible=true'));
}

const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true });

test.describe('on a phone', () => {
  test.use(phone);

  test('a teacher finds the challenge, reads what it costs and until when, registers the school and gets a receipt', async ({
    page,
  }) => {
    const steps = new Steps(page);
    const email = someone('professora');
    await page.goto('/');
    await steps.click(page.getByRole('main').locator('a[href="/concurso-anual"]').first());
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Desafio Escolar');
    for (const fact of ['Edição', 'Inscrições', 'Último dia para se inscrever', 'Quanto custa'])
      await expect(main.getByRole('term').filter({ hasText: fact }).first()).toBeVisible();
    await steps.click(main.getByRole('link', { name: 'Plataforma de Inscrição' }).first());
    await steps.click(main.getByRole('link', { name: 'Ir para o formulário' }));
    await expect(main.getByRole('textbox', { name: 'Nome da escola' })).toBeInViewport();
    await fill(page, '/festival', { 'E-mail do responsável': email });
    await steps.click(main.getByRole('button', { name: formTo('/festival').submit }));
    await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
    await expect.poll(async () => (await mailTo(email)).length).toBeGreaterThan(0);
    await expect(page).toHaveURL('/concurso-anual/obrigado');
    expect(steps.end()).toBe(4);
  });

  test.describe('next year', () => {
    const title = 'Festival das famílias';
    const year = new Date().getFullYear() + 1;
    let id: number;

    test.beforeAll(async ({ request }) => {
      const fotos = await photos(request, 4);
      const data = `${year}-04-10T09:30:00.000Z`;
      id = await createEvento(request, { titulo: title, data, tipo: 'proximo', fotos });
    });
    test.afterAll(({ request }) => removeEvento(request, id));

    test('a parent finds what is on next year, and sees its photos large, one after the other', async ({ page }) => {
      const steps = new Steps(page);
      await page.goto('/');
      // the group of the page that one is on is open
      await steps.click(page.getByText('Menu', { exact: true }));
      await steps.click(inMenu(page, 'Eventos'));
      await steps.click(
        page.getByRole('navigation', { name: 'Escolher o ano' }).getByRole('link', { name: String(year) }),
      );
      await steps.click(page.getByRole('main').getByRole('link', { name: title }));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      const start = new RegExp(`^[\\p{L}-]+, 10 de abril de ${year}, 10:30$`, 'u');
      await expect(main.getByRole('definition').first()).toHaveText(start);
      await steps.click(main.getByText('Ver todas (4)'));
      await steps.click(main.getByRole('button', { name: new RegExp(`^Ampliar a imagem: ${title}, fotografia 4`) }));
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('status')).toHaveText('4 de 4');
      await steps.click(dialog.getByRole('button', { name: 'Fotografia seguinte' }));
      await expect(dialog.getByRole('img', { name: `${title}, fotografia 1` })).toBeVisible();
      await steps.click(dialog.getByRole('button', { name: /^Fechar a imagem/ }));
      await expect(dialog).toHaveCount(0);
      expect(steps.end()).toBe(8);
    });
  });

  test('who subscribes to the newsletter confirms it, leaves it again, and sees what is held', async ({ page }) => {
    const steps = new Steps(page);
    const email = someone('leitora');
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    const subscribe = footer.getByRole('button', { name: 'Subscrever' });
    await footer.getByLabel('E-mail').fill(email);
    await steps.click(footer.getByText('Continuar', { exact: true }));
    await expect(subscribe).toBeEnabled();
    await footer.getByLabel('Nome').fill('Leitora');
    await solveCaptcha(footer);
    await steps.click(subscribe);
    await expect(footer.getByRole('status').filter({ hasText: 'Subscrição enviada com sucesso!' })).toBeVisible();
    await expect(footer.getByRole('alert')).toContainText('O site não está a enviar e-mails');

    await steps.open(await mailedLink(email, '/newsletter/confirmar'));
    const heading = page.getByRole('heading', { level: 1 });
    await steps.click(page.getByRole('button', { name: 'Confirmar subscrição' }));
    await expect(heading).toHaveText('Subscrição confirmada');

    await steps.open(await mailedLink(email, '/newsletter/cancelar'));
    await steps.click(page.getByRole('button', { name: 'Cancelar subscrição' }));
    await expect(heading).toHaveText('Subscrição cancelada');

    await steps.click(page.getByRole('main').getByRole('link', { name: 'Os meus dados' }));
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await steps.click(main.getByRole('button', { name: 'Pedir a ligação' }));
    await expect(main.getByRole('alert')).toContainText('O site não está a enviar e-mails');
    await steps.open(await mailedLink(email, '/os-meus-dados'));
    await expect(main.getByText(`O que guardamos com o endereço ${email}, a `)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Subscrição da newsletter' })).toHaveCount(0);
    expect(steps.end()).toBe(9);
  });
});

test.describe('at a desk', () => {
  test.use(desk);

  test('a student applies as a volunteer with a CV, led by the keyboard alone', async ({ page }) => {
    const steps = new Steps(page);
    const email = someone('estudante');
    await page.goto('/');
    await steps.enter('header summary:visible:has-text("Oportunidades")');
    await steps.enter('header a[href="/voluntariado"]:visible');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voluntariado');
    await steps.enter('main a[href="/form-voluntariado"]');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidatura a voluntário');
    const main = page.getByRole('main');
    await fill(page, '/formularios', { 'E-mail': email });
    const cv = { name: 'O meu CV.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await main.locator('input[type=file]').setInputFiles(cv);
    await expect(main.getByText('O meu CV.pdf')).toBeVisible();
    await main.getByLabel('Li e aceito a').focus();
    await steps.enter('main form button[type=submit]');
    await expect(main.getByText('Formulário enviado com sucesso!')).toBeVisible();
    await expect.poll(async () => (await mailTo(email)).length).toBeGreaterThan(0);
    expect(steps.end()).toBe(4);
  });

  test('a journalist reads an article, takes a logo and a text to quote along, and writes', async ({ page }) => {
    const steps = new Steps(page);
    await page.goto('/');
    await openGroup(page, steps, 'Quem Somos');
    await steps.click(inMenu(page, 'Imprensa'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Imprensa' })).toBeVisible();
    await steps.click(main.getByRole('article').getByRole('link').first());
    await expect(main.locator('article time').first()).toHaveText(/^[\p{L}-]+, \d+ de \p{L}+ de \d{4}$/u);
    await steps.click(main.getByRole('link', { name: 'Voltar à imprensa' }));
    await steps.click(main.getByRole('link', { name: 'Sala de imprensa' }));
    await expect(main.locator('blockquote').first()).not.toBeEmpty();
    await expect(main.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    const [logo] = await Promise.all([page.waitForEvent('download'), steps.click(main.locator('a[download]').first())]);
    expect(await logo.failure()).toBeNull();
    await steps.click(page.getByRole('banner').getByRole('link', { name: 'Contacte-nos' }).locator('visible=true'));
    await fill(page, '/contactos', { Assunto: `Entrevista ${Date.now()}` });
    await steps.click(main.getByRole('button', { name: formTo('/contactos').submit }));
    await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
    expect(steps.end()).toBe(8);
  });

  test('a company sees who is a partner, and proposes a partnership', async ({ page }) => {
    const steps = new Steps(page);
    const email = someone('empresa');
    await page.goto('/');
    await openGroup(page, steps, 'Oportunidades');
    await steps.click(inMenu(page, 'Parcerias'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Parceiros Atuais' })).toBeVisible();
    await steps.click(main.getByRole('button', { name: /^Saber mais sobre/ }).first());
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toBeVisible();
    await steps.click(dialog.getByRole('button', { name: 'Fechar' }));
    await steps.click(main.locator('a[href="/form-parcerias"]').first());
    await fill(page, '/oportunidades', { 'E-mail': email });
    await steps.click(main.getByRole('button', { name: formTo('/oportunidades').submit }));
    await expect(main.getByText('Formulário submetido com sucesso!')).toBeVisible();
    await expect.poll(async () => (await mailTo(email)).length).toBeGreaterThan(0);
    expect(steps.end()).toBe(6);
  });
});

for (const path of ['/formacoes', '/sessoes', '/material'])
  test(`an enquiry on ${path} is sent`, async ({ page }) => {
    await page.goto(path);
    await fill(page, path, {});
    const main = page.getByRole('main');
    await main.getByRole('button', { name: formTo(path).submit }).click();
    await expect(main.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  });

/** Stores pictures that may be shown. @returns where they are */
async function photos(request: APIRequestContext, count: number): Promise<string[]> {
  const headers = await adminHeaders(request);
  const paths: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    // each another, or they would be one picture
    const buffer = await picture('jpeg', 900 + number);
    const multipart = { images: { name: `familias-${number}.jpg`, mimeType: 'image/jpeg', buffer } };
    const stored = await request.post(`${addresses.api}/upload`, { headers, multipart });
    const [nome = ''] = ((await stored.json()) as { filePaths: string[] }).filePaths;
    paths.push(`/uploads/${nome}`);
  }
  return paths;
}
