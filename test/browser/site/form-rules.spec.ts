import { expect, test } from './support/site-test.js';

for (const path of ['/formacoes', '/sessoes', '/material']) {
  test(`${path}: an enquiry needs all its fields`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByLabel('Nome').fill('Ana');
    await main.getByRole('button', { name: 'Enviar pedido' }).click();
    const alert = main.getByRole('alert');
    await expect(alert).toContainText('Por favor preencha todos os campos.');
    await expect(alert.getByRole('link')).toHaveText(['Escreva o seu e-mail.', 'Escreva a sua mensagem.']);
    await expect(main.getByLabel('Nome')).toHaveValue('Ana');
  });

  test(`${path}: a server that is away is told, and nothing typed is lost`, async ({ page }) => {
    await page.goto(path);
    await page.route(
      (url) => url.pathname === path,
      (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
    );
    const main = page.getByRole('main');
    await main.getByLabel('Nome').fill('Ana');
    await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.pt');
    await main.getByRole('textbox', { name: 'Mensagem' }).fill('Olá');
    await main.getByRole('button', { name: 'Enviar pedido' }).click();
    await expect(main.getByRole('alert')).toContainText('Erro ao conectar com o servidor.');
    await expect(main.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Olá');
  });
}

test('each enquiry offers its own two kinds, the first one chosen', async ({ page }) => {
  await page.goto('/formacoes');
  const kinds = page.getByRole('main').getByRole('radio');
  await expect(kinds).toHaveCount(2);
  await expect(page.getByLabel('Abordagem da Metodologia')).toBeChecked();
  await page.goto('/sessoes');
  await expect(page.getByLabel('Arranque do Projeto')).toBeChecked();
});

test('the volunteer form does not take an impossible age and says why', async ({ page }) => {
  await page.goto('/form-voluntariado');
  const main = page.getByRole('main');
  const age = main.getByLabel('Idade', { exact: true });
  await age.fill('17');
  for (const [typed, sentence] of [
    ['-1', 'A idade não pode ser negativa.'],
    ['0', 'A idade não pode ser 0.'],
    ['101', 'A idade não pode ser maior que 100.'],
  ] as const) {
    await age.fill(typed);
    await expect(main.getByText(sentence)).toBeVisible();
    await expect(age).toHaveValue('17');
  }
  await age.fill('100');
  await expect(age).toHaveValue('100');
  await expect(main.getByText('A idade não pode ser maior que 100.')).toHaveCount(0);
});

const required = {
  '/form-voluntariado': { button: 'Enviar candidatura', count: 7 },
  '/form-parcerias': { button: 'Enviar', count: 6 },
  '/concurso-anual-form': { button: 'Inscrever a escola', count: 10 },
  '/newsletter': { button: 'Subscrever', count: 3 },
} as const;

for (const [path, { button, count }] of Object.entries(required)) {
  test(`${path}: an empty form names each required field, the policy and the captcha`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: button, exact: true }).click();
    const alert = main.getByRole('alert');
    await expect(alert.getByRole('link')).toHaveCount(count);
    await expect(alert).toContainText('Confirma que não és um robô.');
    if (path !== '/newsletter') await expect(alert).toContainText('Tens de aceitar a Política de Privacidade.');
    await expect(page).toHaveTitle(/^Erro: /);
  });
}

test('the partnership form offers the four reasons', async ({ page }) => {
  await page.goto('/form-parcerias');
  await expect(page.getByLabel('Motivo do contacto').getByRole('option')).toHaveCount(5);
});
