import { expect, expectAccessible, test } from './support/admin-test.js';
import { SITE_URL } from './support/environment.js';
import { anyColour, picture } from './support/picture.js';

const VIDEO = 'https://youtu.be/xXnT8snU7Lo';

test('a text is written as it will look, kept as Markdown, and read so on the site', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
  await api.upload(`recreio-${mark}.jpg`, (await picture('recreio.jpg', anyColour())).buffer, 'image/jpeg');
  await page.goto(`/editar/imprensa/${id}`);
  const text = page.getByRole('textbox', { name: 'Descrição' });
  const { keyboard } = page;
  const tool = (name: string) =>
    page.getByRole('toolbar', { name: 'Formatação: Descrição' }).getByRole('button', { name, exact: true });
  await text.fill('');
  await keyboard.type('Um dia <b>grande</b> e ');
  await keyboard.press('Control+b');
  await keyboard.type('aberto');
  await expect(tool('Negrito')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.press('Control+b');
  await keyboard.press('Enter');
  await tool('Título').click();
  await keyboard.type('O programa');
  await keyboard.press('Enter');
  await tool('Lista').click();
  await keyboard.type('Manhã');
  await keyboard.press('Enter');
  await keyboard.type('Tarde');
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await tool('Ligação').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Endereço').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Inserir' }).click();
  await expect(dialog.getByText('Escreva um endereço que comece por https://')).toBeVisible();
  await dialog.getByLabel('Endereço').fill('exemplo.pt/programa');
  await dialog.getByLabel('Texto da ligação').fill('ver tudo');
  await dialog.getByRole('button', { name: 'Inserir' }).click();

  await tool('Vídeo').click();
  await dialog.getByLabel('Endereço do vídeo').fill(VIDEO);
  await dialog.getByRole('button', { name: 'Inserir' }).click();
  await tool('Imagem').click();
  await dialog.getByRole('button', { name: 'Escolher da biblioteca: Imagem' }).click();
  await page.getByLabel('Pesquisar imagens').fill(mark);
  await expect(page.getByRole('list', { name: 'Imagens' }).getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: `Escolher recreio-${mark}.jpg` }).click();
  await dialog.getByRole('button', { name: 'Inserir' }).click();
  await expect(dialog.getByText('Descreva o que a imagem mostra')).toBeVisible();
  await dialog.getByLabel('Texto alternativo').fill('Crianças a rir');
  await dialog.getByLabel('Legenda').fill('No recreio');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Inserir' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => text.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).not.toBe(0);
  // what stands below one of the bars that stay is too small a target
  await text.getByRole('link', { name: 'ver tudo' }).evaluate((link) => {
    link.scrollIntoView({ block: 'center' });
  });
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  const { descricao } = await api.call<{ descricao: string }>('GET', `/api/imprensa/${id}`);
  expect(descricao.replace(/\/uploads\/[^ ]+/, '/uploads/a.jpg')).toBe(
    [
      'Um dia \\<b>grande\\</b> e **aberto**',
      '## O programa',
      '- Manhã\n- Tarde',
      '[ver tudo](https://exemplo.pt/programa)',
      VIDEO,
      '![Crianças a rir](/uploads/a.jpg "No recreio")',
    ].join('\n\n'),
  );

  await page.goto(`${SITE_URL}/imprensa/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Um dia <b>grande</b> e aberto')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'O programa', level: 2 })).toBeVisible();
  await expect(main.getByRole('listitem').filter({ hasText: 'Manhã' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'ver tudo' })).toHaveAttribute('href', 'https://exemplo.pt/programa');
  // the site's scripts start with the first key
  await page.keyboard.press('Tab');
  await expect(main.getByRole('button', { name: /^Ver o vídeo/ })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Crianças a rir' })).toBeVisible();
  await expect(main.getByText('No recreio')).toBeVisible();
});

test('what is pasted keeps its words and loses what a text cannot have; the arrows lead along the tools', async ({
  page,
  api,
  mark,
}) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
  await page.goto(`/editar/imprensa/${id}`);
  const text = page.getByRole('textbox', { name: 'Descrição' });
  await text.fill('');
  const html =
    '<h1 style="color:red">Título</h1><p class="MsoNormal" onclick="alert(1)">Uma <b>linha</b><o:p></o:p></p><script>alert(2)</script><p class=MsoListParagraph><!--[if !supportLists]-->·  <!--[endif]-->ponto</p><img src=x onerror=alert(3)><table><tr><td>célula</td></tr></table>';
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
  await expect(text.getByRole('heading', { name: 'Título', level: 2 })).toBeVisible();
  await expect(text.getByRole('listitem')).toHaveText('ponto');
  await expect(text).toContainText('célula');
  await expect(text.locator('script, img, table, [style], [onclick]')).toHaveCount(0);
  const tools = page.getByRole('toolbar', { name: 'Formatação: Descrição' }).getByRole('button');
  await tools.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tools.last()).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(tools.nth(1)).toBeFocused();
});

test('what is pasted from other programs is saved as it was seen there; signs that are typed stay signs', async ({
  page,
  api,
  mark,
}) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
  await page.goto(`/editar/imprensa/${id}`);
  const text = page.getByRole('textbox', { name: 'Descrição' });
  await text.fill('');
  await page.keyboard.type('5 * 3 * 2 = 30 e ** x ** e **y** ');
  await page.keyboard.press('Enter');
  const item = (level: number, marker: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span><!--[endif]-->${words}</p>`;
  const pasted = [
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0000"><p dir="ltr"><span style="font-weight:400">Normal, </span><span style="font-weight:700">negrito</span><span style="font-weight:400;font-style:italic"> e itálico.</span></p><p><span>Fim <del>não</del></span></p></b>',
    item(1, '1.', 'Primeiro passo') + item(2, 'a.', 'Subponto') + item(1, '2.', 'Segundo passo'),
    '<table><tr><th>Escola</th><th>Prémio</th></tr><tr><td>EB1 do Bairro</td><td>Impacto</td></tr></table>',
  ];
  for (const html of pasted) {
    await text.evaluate((element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
  expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({
    descricao:
      '5 \\* 3 \\* 2 = 30 e \\*\\* x \\*\\* e **y**\n\nNormal, **negrito** *e itálico.*\n\nFim\n\n1. Primeiro passo\n   1. Subponto\n2. Segundo passo\n\nEscola | Prémio\nEB1 do Bairro | Impacto',
  });
});

for (const kind of ['text/html', 'text/plain']) {
  test(`what nobody sees is not pasted along, as ${kind}`, async ({ page, api, mark }) => {
    const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
    await page.goto(`/editar/imprensa/${id}`);
    const text = page.getByRole('textbox', { name: 'Descrição' });
    await text.fill('');
    await text.evaluate((element, type) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, 'Ligue \u202A912 345 678\u202C à \u2068Ana\u2069');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, kind);
    await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
    await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
    expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({ descricao: 'Ligue 912 345 678 à Ana' });
  });
}

const hostile: readonly (readonly [what: string, html: string])[] = [
  ['a document of two megabytes', '<p class="MsoNormal" style="margin:0">Uma linha de um livro.</p>'.repeat(32_000)],
  ['elements in elements', `${'<div>'.repeat(20_000)}fundo`],
  ['lists in lists', `${'<ul><li>'.repeat(5_000)}fundo`],
  ['marks in marks', `${'<b><i>'.repeat(5_000)}fundo`],
];

for (const [what, html] of hostile) {
  test(`pasting ${what} leaves an editor in which one goes on writing`, async ({ page, api, mark }) => {
    const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
    await page.goto(`/editar/imprensa/${id}`);
    const text = page.getByRole('textbox', { name: 'Descrição' });
    await text.fill('');
    await text.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', pasted);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type('Um texto curto.');
    await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
    await expect(page.getByText('Artigo atualizado com sucesso!')).toBeVisible();
    expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({ descricao: 'Um texto curto.' });
  });
}

test('a text that is longer than may be is not saved, and says why', async ({ page, api, mark }) => {
  const { id } = await api.call<{ id: number }>('POST', '/api/imprensa', { titulo: mark, descricao: 'Antes.' });
  await page.goto(`/editar/imprensa/${id}`);
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Muito texto. '.repeat(6_000));
  await page.getByRole('button', { name: 'Atualizar Artigo' }).click();
  await expect(page.getByText(/^No máximo, \d+ caracteres\.$/)).toBeVisible();
  expect(await api.call('GET', `/api/imprensa/${id}`)).toMatchObject({ descricao: 'Antes.' });
});
