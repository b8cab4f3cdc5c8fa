import { expect, expectAccessible, test } from './support/admin-test.js';
import { editors, makeRecord } from './support/editors.js';
import { openVersion } from './support/open-version.js';

for (const editor of editors) {
  const { kind, box } = editor;

  test(`the history of one ${kind}: who saved it, what changed in words, one field and all of it brought back`, async ({
    page,
    api,
    mark,
  }) => {
    const id = await makeRecord(api, editor, mark);
    const before = await api.call<Record<string, unknown>>('GET', editor.one(id));
    const changed = { ...before, [box.field]: `Antes e depois ${mark}`, ...(box.alias && { [box.alias]: undefined }) };
    await api.call('PUT', editor.change(id), changed);
    await page.goto(editor.editPath(id));
    await page.getByRole('button', { name: 'Histórico' }).click();
    const dialog = page.getByRole('dialog', { name: 'Histórico' });
    const versions = dialog.getByRole('list', { name: 'Versões' }).getByRole('button');
    await expect(versions).toHaveCount(2);
    await expect(versions.nth(0)).toContainText(box.label);
    await expect(versions.nth(0)).toContainText(api.session.user.nome);
    const field = dialog.getByRole('region', { name: box.label });
    await expect(field.locator('ins').first()).toContainText('Antes');
    await expectAccessible(page);

    await openVersion(dialog, 1);
    await field.getByRole('button', { name: `Repor ${box.label}` }).click();
    await expect(page.getByText(`${box.label}: reposto`)).toBeVisible();
    await expect(page.getByRole('textbox', { name: box.label })).toHaveValue(
      (before[box.field] as string | null) ?? '',
    );
    expect(await api.call('GET', editor.one(id))).toEqual({ ...before, versao: 3 });

    await page.getByRole('button', { name: 'Histórico' }).click();
    await expect(versions).toHaveCount(3);
    await openVersion(dialog, 1);
    await dialog.getByRole('button', { name: 'Diferenças para agora' }).click();
    await expect(field.locator('ins').first()).toContainText('Antes');
    await dialog.getByRole('button', { name: 'Repor esta versão' }).click();
    await expect(page.getByRole('textbox', { name: box.label })).toHaveValue(`Antes e depois ${mark}`);
    expect(await api.call('GET', editor.one(id))).toMatchObject({ [box.field]: `Antes e depois ${mark}`, versao: 4 });
  });
}

test('a version is brought back over nothing that is still to be saved', async ({ page, api, mark }) => {
  const [editor] = editors;
  if (editor === undefined) throw new Error('no editor');
  const id = await makeRecord(api, editor, mark);
  const before = await api.call<object>('GET', editor.one(id));
  await api.call('PUT', editor.change(id), { ...before, local: 'Lisboa' });
  await page.goto(editor.editPath(id));
  await page.getByRole('textbox', { name: 'Local' }).fill('Faro');
  await page.getByRole('button', { name: 'Histórico' }).click();
  const dialog = page.getByRole('dialog', { name: 'Histórico' });
  await openVersion(dialog, 1);
  await expect(dialog.getByText('Tem alterações por guardar')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Repor esta versão' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('textbox', { name: 'Local' }).fill('Lisboa');
  await page.getByRole('button', { name: 'Histórico' }).click();
  await openVersion(dialog, 1);
  await expect(dialog.getByRole('button', { name: 'Repor esta versão' })).toBeEnabled();
});
