import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { fillForm, placeOf, visitorForms } from './support/forms.js';
import { expectInPlace } from './support/in-place.js';
import { findBrokenNumbers } from './support/find-broken-numbers.js';
import { expect, test } from './support/site-test.js';

/** Where each form that is answered leads, and the letter of its references. */
const pages: Readonly<Record<string, { path: string; letter: string; heading: string }>> = {
  contact: { path: '/contacte-nos/obrigado', letter: 'C', heading: 'Recebemos a sua mensagem' },
  'registration of a school': { path: '/concurso-anual/obrigado', letter: 'I', heading: 'A escola está inscrita' },
  'application of a volunteer': {
    path: '/form-voluntariado/obrigado',
    letter: 'V',
    heading: 'Recebemos a tua candidatura',
  },
  'proposal of a partnership': { path: '/form-parcerias/obrigado', letter: 'P', heading: 'Recebemos a sua proposta' },
  'enquiry for a training': { path: '/formacoes/obrigado', letter: 'F', heading: 'Recebemos o seu pedido de formação' },
  'enquiry for a session': { path: '/sessoes/obrigado', letter: 'S', heading: 'Recebemos o seu pedido de sessão' },
  'enquiry for material': { path: '/material/obrigado', letter: 'M', heading: 'Recebemos o seu pedido de material' },
};

for (const form of visitorForms.filter(({ name }) => name in pages)) {
  test(`${form.name}: three seconds after its success, its page says what happens now, and stays`, async ({
    page,
    request,
  }) => {
    const { path = '', letter = '', heading = '' } = pages[form.name] ?? {};
    await page.goto(await form.path(request));
    const main = page.getByRole('main');
    await expect(main.getByText(/^Respondemos em \d+ dias, no máximo\.$/)).toBeVisible();
    await fillForm(page, form);
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await placeOf(page, form).getByRole('button', { name: form.submit, exact: true }).click();
    const { id } = (await (await answered).json()) as { id: number };
    await expect(main.getByRole('status').filter({ hasText: form.success })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    // the letter's yellow is not seen on the yellow of the challenge
    const drawing = path === '/concurso-anual/obrigado' ? 'school' : 'letter';
    await expect(main.locator('img').first()).toHaveAttribute('src', `/art/${drawing}.svg`);
    for (const reload of [false, true]) {
      if (reload) await page.reload();
      await expect(main.getByText(`${letter}-${id}`, { exact: true })).toBeVisible();
      const email = form.texts['E-mail do responsável'] ?? form.texts['E-mail'] ?? '';
      await expect(main.getByText(/^Até \d+ de \p{L}+ de \d{4}\.$/u)).toBeVisible();
      await expect(main.getByText(`Desta vez não enviámos nenhum e-mail para ${email}`)).toBeVisible();
    }
    expect(page.url()).not.toContain('@');
    for (const width of [320, 390]) {
      await resize(page, width, 844);
      expect(await main.evaluate(findBrokenNumbers), `${width} px`).toEqual([]);
    }
  });
}

test('where mail goes out, the page says where it went', async ({ page }) => {
  const sent = {
    page: '/material/obrigado',
    reference: 'M-7',
    email: 'ana@exemplo.pt',
    newsletter: false,
    at: Date.now(),
  };
  await page.addInitScript(
    (kept) => sessionStorage.setItem('enviado', kept),
    JSON.stringify({ ...sent, isMailed: true }),
  );
  await page.goto('/material/obrigado');
  await expect(page.getByText('Enviámos um e-mail para ana@exemplo.pt.')).toBeVisible();
});

test('who writes again in the form stays there', async ({ page }) => {
  await page.clock.install();
  await page.goto('/material');
  const main = page.getByRole('main');
  await main.getByLabel('Nome').fill('Ana');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.pt');
  await main.getByRole('textbox', { name: 'Mensagem' }).fill(`Pedido ${Date.now()}`);
  await main.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(main.getByText('Mensagem enviada com sucesso!')).toBeVisible();
  await main.getByLabel('Nome').fill('Rui');
  await page.clock.fastForward(10_000);
  await expect(page).toHaveURL('/material');
  await main.getByRole('link', { name: 'O que acontece agora' }).click();
  await expect(page).toHaveURL('/material/obrigado');
});

test('the page of what was sent tells a stranger nothing, and no search engine', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { path, heading } of Object.values(pages)) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('só se veem no separador em que o formulário foi enviado')).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  expect(await violations(page)).toEqual([]);
  await expectInPlace(page);
});
