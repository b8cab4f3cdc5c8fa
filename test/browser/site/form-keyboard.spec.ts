import type { Page } from '@playwright/test';
import { pdf } from '../../support/samples.js';
import { fillForm, visitorForms } from './support/forms.js';
import { expect, test } from './support/site-test.js';

const MAX_TABS = 40;

/** Presses Tab until what has the focus is named so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const named = await focused.evaluate((element) =>
      [
        element.getAttribute('aria-label'),
        ...('labels' in element
          ? [...(element.labels as NodeListOf<HTMLElement>)].map((label) => label.innerText)
          : []),
        element.textContent,
      ].join(' '),
    );
    if (name.test(named)) return;
  }
  throw new Error(`Tab does not come to ${name}`);
}

test('an application with a CV is written, corrected and sent without a mouse', async ({ page }) => {
  // The browser is told to leave the choice of a file to the test well before a key asks for it.
  page.once('filechooser', (chooser) => {
    void chooser.setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() });
  });
  await page.goto('/form-voluntariado');
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Enviar candidatura' })).toBeEnabled();
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.type(text);
  };
  await type(/^\s*Nome/, 'Rui Teste');
  await type(/Idade/, '23');
  await type(/Telefone/, '912345678');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main.getByRole('alert').locator('xpath=..')).toBeFocused();

  await tabTo(page, /Escreve o teu e-mail\./);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await page.keyboard.type('rui@exemplo.pt');
  await type(/Ocupação atual/, 'Estudante');
  await type(/Motivação/, `Motivo ${Date.now()}`);
  await tabTo(page, /Currículo/);
  await page.keyboard.press('Enter');
  await expect(main.getByText('cv.pdf')).toBeVisible();
  await tabTo(page, /Li e aceito a/);
  await page.keyboard.press('Space');
  await tabTo(page, /Não sou um robô/);
  await page.keyboard.press('Space');
  await expect(main.getByText('Verificado.')).toBeVisible();
  await tabTo(page, /Enviar candidatura/);
  await page.keyboard.press('Enter');
  await expect(main.getByText('Formulário enviado com sucesso!')).toBeVisible();
});

test('a form whose captcha runs out says so and keeps what was typed', async ({ page }) => {
  await page.clock.install();
  const [form] = visitorForms;
  if (!form) throw new Error('There is no form.');
  await page.goto('/contacte-nos');
  const kept = await fillForm(page, form);
  const main = page.getByRole('main');
  await page.clock.fastForward('31:00');
  await expect(main.getByText('A verificação expirou. É preciso voltar a marcar a caixa.')).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Não sou um robô' })).not.toBeChecked();
  await main.getByRole('button', { name: form.submit }).click();
  await expect(main.getByRole('alert').getByRole('link')).toHaveText(['Confirma que não és um robô.']);
  await kept();
});
