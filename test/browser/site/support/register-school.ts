import { expect, type Page } from '@playwright/test';
import { mailTo } from '../../admin/support/mail-to.js';
import { fillForm, visitorForms } from './forms.js';

export const newAddress = (): string => `prof${Math.random().toString(36).slice(2, 9)}@e.pt`;

/** The last address of a school's own page that was mailed to somebody. */
export async function ownPageLink(email: string): Promise<string> {
  const find = async () =>
    (await mailTo(email)).flatMap(({ text }) => /\/desafio\/[\w-]{43}/.exec(text ?? '')?.[0] ?? []);
  await expect.poll(async () => (await find()).length).toBeGreaterThan(0);
  return (await find()).at(-1) ?? '';
}

/** Registers a school by its form. @returns its teacher's address, and that of its own page */
export async function registerSchool(page: Page): Promise<{ email: string; link: string }> {
  const email = newAddress();
  const form = visitorForms.find(({ endpoint }) => endpoint === '/festival');
  if (form === undefined) throw new Error('there is no form for schools');
  await page.goto('/concurso-anual-form');
  await fillForm(page, { ...form, texts: { ...form.texts, 'E-mail do responsável': email } });
  await page.getByRole('button', { name: 'Inscrever a escola' }).click();
  await expect(page.getByText('Formulário submetido com sucesso!')).toBeVisible();
  return { email, link: await ownPageLink(email) };
}
