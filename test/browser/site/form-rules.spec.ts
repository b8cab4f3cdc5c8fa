import { contactoInput } from '../../../contract/limits/contacto-input.js';
import { oportunidadeInput } from '../../../contract/limits/oportunidade-input.js';
import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { expect, expectFailure, test } from './support/site-test.js';

test('each enquiry offers its own two kinds: a training is chosen, a session begins with the specified one', async ({
  page,
}) => {
  await page.goto('/formacoes');
  const main = page.getByRole('main');
  await expect(main.getByRole('radio')).toHaveCount(2);
  await expect(main.getByRole('radio', { checked: true })).toHaveCount(0);
  await main.getByRole('button', { name: 'Enviar pedido' }).click();
  await main.getByRole('link', { name: 'Escolha a formação.' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Oficina DFC')).toBeChecked();
  await expect(main.getByText('Escolha a formação.')).toHaveCount(0);
  await page.goto('/sessoes');
  await expect(page.getByLabel('Arranque do Projeto')).toBeChecked();
});

test('the volunteer form does not take an impossible age nor a telephone that is no number, says why and drops nothing', async ({
  page,
}) => {
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

  const telephone = main.getByRole('spinbutton', { name: 'Telefone (opcional)' });
  await telephone.focus();
  await page.keyboard.type('--9');
  await main.getByRole('button', { name: 'Enviar candidatura' }).click();
  await expect(telephone).toHaveAccessibleDescription('Só algarismos, sem espaços nem sinais.');
  await telephone.fill('912345678');
  await telephone.hover();
  await page.mouse.wheel(0, 100);
  await expect(telephone).toHaveValue('912345678');
});

test('the partnership form offers the reasons that the API takes', async ({ page }) => {
  await page.goto('/form-parcerias');
  await expect(page.getByLabel('Motivo do contacto').getByRole('option')).toHaveText([
    'Escolha uma opção',
    ...oportunidadeInput.motivo.enum,
  ]);
});

test('what is said of a field goes when it is right, at the field and in the list, and comes back when it is not', async ({
  page,
}) => {
  await page.goto('/contacte-nos');
  const main = page.getByRole('main');
  const email = main.getByRole('textbox', { name: 'E-mail' });
  const listed = main.getByRole('alert').getByRole('link');
  await main.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(listed).toHaveCount(6);
  await email.pressSequentially('ana@exemplo');
  await expect(email).toHaveAccessibleDescription('O endereço de e-mail não está completo: é como nome@exemplo.pt.');
  await email.pressSequentially('.pt');
  await expect(email).toHaveAccessibleDescription('');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(listed).toHaveCount(5);
  await email.fill('');
  await expect(email).toHaveAccessibleDescription('Escreva o seu e-mail.');
  await email.fill('ana@exemplo.pt');
  await main.getByLabel('Nome').fill('Ana');
  await main.getByLabel('Assunto').fill('Olá');
  await main.getByRole('textbox', { name: 'Mensagem' }).fill('Olá');
  await main.getByLabel('Li e aceito a').check();
  await expect(listed).toHaveText(['Confirma que não és um robô.']);
  await main.getByLabel('Não sou um robô').click();
  await expect(main.getByText('Verificado.')).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Contacte-nos/);
});

test('a wrong address is not taken for a missing one', async ({ page }) => {
  await page.goto('/formacoes');
  const main = page.getByRole('main');
  await main.getByLabel('Oficina DFC').check();
  await main.getByLabel('Nome').fill('Ana');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo');
  await main.getByRole('textbox', { name: 'Mensagem' }).fill('Olá');
  await main.getByRole('button', { name: 'Enviar pedido' }).click();
  const alert = main.getByRole('alert');
  await expect(alert).toContainText('O endereço de e-mail não está completo');
  await expect(alert).not.toContainText('Por favor preencha todos os campos.');
});

test('a text that is too long is told, with its length as the server counts it, and not cut off', async ({ page }) => {
  await page.goto('/contacte-nos');
  const main = page.getByRole('main');
  const message = main.getByRole('textbox', { name: 'Mensagem' });
  const max = contactoInput.descricao.maxLength;
  // Each line break is sent as two characters.
  const long = `${'a'.repeat(max)}${'\n'.repeat(28)}bb`;
  await message.fill(long);
  await main.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(message).toHaveAccessibleDescription(`No máximo, ${max} caracteres. Aqui estão ${max + 58}.`);
  await expect(message).toHaveValue(long);
});

test('a status of a proxy, which has no sentence of ours, is told in Portuguese', async ({ page, baseURL }) => {
  expectFailure(/^POST .*\/sessoes: 503$/);
  await page.goto('/sessoes');
  const main = page.getByRole('main');
  await page.route(
    ({ pathname }) => pathname === '/sessoes',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 503,
            headers: { 'Access-Control-Allow-Origin': baseURL ?? '' },
            contentType: 'text/html',
            body: '<h1>Nope</h1>',
          })
        : route.continue(),
  );
  await main.getByLabel('Nome').fill('Ana');
  await main.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.pt');
  await main.getByRole('textbox', { name: 'Mensagem' }).fill('Olá');
  await main.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(main.getByRole('alert')).toContainText('Erro ao enviar a mensagem.');
  await expect(main.getByRole('alert')).toContainText('O serviço está temporariamente indisponível.');
  await expect(main.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Olá');
});

test('who is under 18 names a guardian, and a child is asked kindly for an adult, by the keyboard alone', async ({
  page,
}) => {
  await page.goto('/form-voluntariado');
  const main = page.getByRole('main');
  const age = main.getByLabel('Idade', { exact: true });
  const guardian = main.getByRole('textbox', { name: 'Nome do encarregado de educação' });
  await age.focus();
  await page.keyboard.type('1');
  await expect(main.getByText('pede a um adulto')).toHaveCount(0);
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await expect(age).toHaveAccessibleDescription(/pede a um adulto que nos escreva por ti/);
  await expect(guardian).toHaveCount(0);

  await age.fill('15');
  await expect(main.getByText('pede a um adulto')).toHaveCount(0);
  await expect(main.getByRole('status').filter({ hasText: 'Como tens menos de 18 anos' })).toBeVisible();
  await age.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(guardian).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await resize(page, 360, 740);
  expect(await violations(page)).toEqual([]);
  await main.getByRole('button', { name: 'Enviar candidatura' }).press('Enter');
  await expect(main.getByRole('alert')).toContainText('Escreve o e-mail do teu encarregado de educação.');

  await age.fill('18');
  await expect(guardian).toHaveCount(0);
  await expect(main.getByRole('alert')).not.toContainText('encarregado');
});

test('a postal code has seven digits, and its dash comes by itself', async ({ page }) => {
  await page.goto('/concurso-anual-form');
  const main = page.getByRole('main');
  const code = main.getByLabel('Código postal');
  const submit = main.getByRole('button', { name: 'Inscrever a escola' });
  await expect(submit).toBeEnabled();
  await code.pressSequentially('44000');
  await expect(code).toHaveValue('4400-0');
  await submit.click();
  await expect(code).toHaveAccessibleDescription(/Escreva os sete algarismos do código postal, como 4400-001\.$/);
  await code.press('End');
  await code.pressSequentially('01');
  await expect(code).toHaveValue('4400-001');
  await expect(code).not.toHaveAttribute('aria-invalid');
});
