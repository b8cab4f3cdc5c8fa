import type { Locator } from '@playwright/test';
import { resize } from '../support/resize.js';
import { describePictures } from './support/describe-pictures.js';
import { expect, expectAccessible, test } from './support/admin-test.js';
import { anyColour, picture } from './support/picture.js';
import { openWays, saveAs } from '../support/save-as.js';

const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;

const WIDTHS = [390, 820, 1440];

/** A suggestion keeps nobody from publishing, and is folded until somebody opens the list. */
const openSuggestions = (list: Locator) => list.getByText(/sugest/).click();

test('what a reader would stumble on is told before an article is published, and leads to its field', async ({
  page,
  api,
  mark,
}) => {
  await page.goto('/adicionar/imprensa');
  const bar = page.getByRole('region', { name: 'Publicação' });
  const list = page.getByRole('group', { name: 'Antes de publicar' });
  const title = page.getByRole('textbox', { name: 'Título' });
  const text = page.getByRole('textbox', { name: 'Descrição' });
  // what is needed is told first, each with the way to its field; nobody says that nothing is amiss
  await expect(bar.getByText('Falta preencher', { exact: true })).toBeVisible();
  await expect(list).toHaveCount(0);
  // the editor's code comes after the form
  await expect(text).toBeVisible();
  await bar.getByRole('button', { name: 'Descrição' }).click();
  await expect(text).toBeFocused();
  await text.fill('Texto.');
  await expect(bar.getByRole('button', { name: 'Descrição' })).toHaveCount(0);
  await bar.getByRole('button', { name: 'Título' }).click();
  await expect(title).toBeFocused();
  await title.fill(`Uma horta ${mark}`);
  await expect(list).toContainText('nada a assinalar.');
  await title.fill(`A equipe ${mark} (exemplo)`);
  await page.getByRole('textbox', { name: 'Vídeo' }).fill(`${process.env['SITE_URL']}/nao-existe-${mark}`);
  await openSuggestions(list);
  await expect(list.getByRole('listitem')).toHaveText([
    'Título: Ficou «(exemplo)» no texto.',
    'Título: «equipe» é a forma do Brasil; em Portugal: «equipa».',
    /^Vídeo: A ligação .* não leva a lado nenhum\. A página não existe\.$/,
  ]);
  for (const width of WIDTHS) {
    await resize(page, width, 900);
    await expectAccessible(page);
  }
  await list.getByRole('button', { name: 'Vídeo' }).click();
  await expect(page.getByRole('textbox', { name: 'Vídeo' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await list.getByRole('button', { name: 'Título' }).first().click();
  await expect(title).toBeFocused();
  await title.fill(`A equipa ${mark}`);
  await expect(list).toContainText('nada a assinalar.');
  // nothing of it keeps anybody from publishing
  await title.fill(`A equipe ${mark}`);
  await expect(list).toContainText('1 sugestão');
  await page.getByRole('button', { name: 'Adicionar Artigo' }).click();
  await expect(page.getByText('Artigo adicionado com sucesso!')).toBeVisible();
  const filter = encodeURIComponent(JSON.stringify({ q: mark }));
  expect(await api.call<unknown[]>('GET', `/api/imprensa?filter=${filter}`)).toHaveLength(1);
});

for (const { where, path, field, button, height } of [
  {
    where: 'at the end of a long form',
    path: '/adicionar/imprensa',
    field: 'Título',
    button: 'Adicionar Artigo',
    height: 700,
  },
  {
    where: 'of a form with room below',
    path: '/adicionar/imprensa',
    field: 'Título',
    button: 'Adicionar Artigo',
    height: 2400,
  },
  {
    where: 'of a page’s words',
    path: '/editar/paginas/concurso-anual-form',
    field: 'Título do formulário',
    button: 'Publicar',
    height: 900,
  },
]) {
  test(`the buttons ${where} stay under the finger while more is said above them, and what is typed is kept`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height });
    await page.goto(path);
    const list = page.getByRole('group', { name: 'Antes de publicar' });
    await expect(page.getByRole('region', { name: 'Publicação' }).locator('p').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // in whole pixels: what stands at the end of the window may move by a fraction of one
    const place = async () => {
      const { x = 0, y = 0 } = (await page.getByRole('button', { name: button, exact: true }).boundingBox()) ?? {};
      return { x: Math.floor(x), y: Math.floor(y) };
    };
    const before = await place();
    await page.getByRole('textbox', { name: field }).evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'A equipe (exemplo)');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await expect(list).toContainText('Ficou «(exemplo)» no texto.');
    await expect(page.getByText('O que escreve fica guardado para si.')).toBeVisible();
    expect(await place()).toEqual(before);
  });
}

test('a picture of children without its authorisation is not published, and can be kept in a draft', async ({
  page,
  api,
  mark,
}) => {
  const url = await api.uploadDescribed('capa.jpg', (await picture('capa.jpg', anyColour())).buffer, 'image/jpeg');
  const conteudo = { titulo: `Artigo ${mark}`, descricao: 'Texto.', url };
  const draft = { recurso: 'imprensa', conteudo, estado: 'rascunho' };
  const { registo: id } = await api.call<{ registo: number }>('POST', '/api/rascunhos', draft);
  await page.goto(`/editar/imprensa/${id}`);
  const list = page.getByRole('group', { name: 'Antes de publicar' });
  const publish = page.getByRole('button', { name: 'Publicar', exact: true });
  await expect(list).toContainText('nada a assinalar.');
  await expect(publish).toBeEnabled();

  await api.call('PUT', `/api/files/${url.slice(url.lastIndexOf('/') + 1)}`, { menores: true });
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveText(
    'Imagem principal: Não visível ao público: falta a autorização. Não pode ser publicado assim.',
  );
  await expect(publish).toBeDisabled();
  await openWays(page);
  await expect(page.getByRole('menuitem', { name: /^Agendar/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Imagem principal' }).click();
  await expect(page.getByRole('group', { name: 'Imagem principal' }).getByRole('button').first()).toBeFocused();
  // beside a button that is off nobody says its effect
  const bar = page.getByRole('region', { name: 'Publicação' });
  await expect(bar).toContainText('Não está no site.');
  await expect(bar).not.toContainText('«Publicar»');
  const why = 'Imagem principal: Não visível ao público: falta a autorização.';
  await expect(publish).toHaveAccessibleDescription(/falta a autorização\. Não pode ser publicado assim\.$/);
  await resize(page, 390, 844);
  const line = bar.locator('summary').first();
  await expect(line).toContainText(why);
  await line.click();
  expect(await line.evaluate(isCut)).toBe(false);
  await line.click();
  await saveAs(page, 'Guardar rascunho');
  // it hides none of the buttons
  const saved = await page.getByRole('alert').filter({ hasText: 'Rascunho guardado.' }).boundingBox();
  const below = await bar.boundingBox();
  expect((saved?.y ?? 0) + (saved?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await resize(page, 1280, 800);
  await page.getByRole('button', { name: 'Remover imagem' }).click();
  await expect(list).toContainText('nada a assinalar.');
  await publish.click();
  await expect(page.getByText('Publicado.', { exact: true })).toBeVisible();
});

test('a picture of which nobody has said what it shows is not published; words of its own place are enough', async ({
  page,
  api,
  mark,
}) => {
  const undescribed = 'Falta o texto alternativo: diga o que a imagem mostra, ou que é decorativa.';
  const url = await api.upload('capa.jpg', (await picture('capa.jpg', anyColour())).buffer, 'image/jpeg');
  const conteudo = { titulo: `Artigo ${mark}`, descricao: `![Uma horta](${url})`, url, fotos: [url, url] };
  const draft = { recurso: 'imprensa', conteudo, estado: 'rascunho' };
  const { registo: id } = await api.call<{ registo: number }>('POST', '/api/rascunhos', draft);
  await page.goto(`/editar/imprensa/${id}`);
  const list = page.getByRole('group', { name: 'Antes de publicar' });
  const publish = page.getByRole('button', { name: 'Publicar', exact: true });
  await expect(list.getByRole('listitem')).toHaveText([
    `Imagem principal: ${undescribed} Não pode ser publicado assim.`,
    `Fotos: ${undescribed} Não pode ser publicado assim.`,
  ]);
  await expect(publish).toBeDisabled();
  await openWays(page);
  await expect(page.getByRole('menuitem', { name: /^Agendar/ })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Fotos' }).click();
  await expect(page.getByRole('group', { name: 'Fotos' }).locator(':focus')).toHaveCount(1);
  await describePictures(page);
  await expect(list).toContainText('nada a assinalar.');
  await publish.click();
  await expect(page.getByText('Publicado.', { exact: true })).toBeVisible();
});

test('a picture in a text of which nobody has said what it shows is described where it stands', async ({
  page,
  api,
  mark,
}) => {
  const url = await api.upload('capa.jpg', (await picture('capa.jpg', anyColour())).buffer, 'image/jpeg');
  const conteudo = { titulo: `Artigo ${mark}`, descricao: `![](${url} "No recreio")` };
  const draft = { recurso: 'imprensa', conteudo, estado: 'rascunho' };
  const { registo: id } = await api.call<{ registo: number }>('POST', '/api/rascunhos', draft);
  await page.goto(`/editar/imprensa/${id}`);
  const list = page.getByRole('group', { name: 'Antes de publicar' });
  const publish = page.getByRole('button', { name: 'Publicar', exact: true });
  const text = page.getByRole('textbox', { name: 'Descrição' });
  await expect(list.getByRole('listitem')).toHaveText(/^Descrição: Falta o texto alternativo/);
  await expect(publish).toBeDisabled();
  await expect(text).toContainText('Falta o texto alternativo');
  await expectAccessible(page);
  await describePictures(page);
  await expect(text).toContainText('Imagem decorativa');
  await expect(list).toContainText('nada a assinalar.');
  await publish.click();
  await expect(page.getByText('Publicado.', { exact: true })).toBeVisible();
});

test('a material and a member are looked through too, each finding leading to its field', async ({
  page,
  api,
  mark,
}) => {
  const img = await api.upload('capa.jpg', (await picture('capa.jpg', anyColour())).buffer, 'image/jpeg');
  const list = page.getByRole('group', { name: 'Antes de publicar' });
  const material = { titulo: `Folha ${mark}`, texto: '## Vazia', download: 'https://example.org/folha.pdf', img };
  const { id } = await api.call<{ id: number }>('POST', '/materialpost', material);
  await page.goto(`/editar/material/${id}`);
  await expect(list).toContainText('Texto: A secção «Vazia» está vazia.');
  await expect(list).toContainText('Imagem do Material: Falta o texto alternativo');
  await expect(page.getByRole('button', { name: 'Atualizar Material' })).toBeDisabled();

  const member = { nome: `Eva ${mark}`, estado: 'Atual', testemunho: 'Na equipe.', img };
  const { id: memberId } = await api.call<{ id: number }>('POST', '/equipa', member);
  await page.goto(`/editar/equipa/${memberId}`);
  await openSuggestions(list);
  // the name is the photograph's alternative text
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Falta o texto alternativo')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Atualizar Membro' })).toBeEnabled();
  await list.getByRole('button', { name: 'Testemunho' }).click();
  await expect(page.getByRole('textbox', { name: 'Testemunho' })).toBeFocused();
});

test('an event that is over and still announced is told, and the words of a page are looked through too', async ({
  page,
}) => {
  await page.goto('/adicionar/evento');
  const list = page.getByRole('group', { name: 'Antes de publicar' });
  await page.getByLabel('Data de início').fill('2024-07-01T10:30');
  await openSuggestions(list);
  await expect(list.getByRole('listitem')).toHaveText([
    /^Descrição: Sem ela, o site diz «Descrição indisponível.»/,
    /^Imagem principal: Sem ela, o site mostra um desenho\./,
    'Data de início: Esta data já passou.',
  ]);
  await page.getByLabel('Data de fim').fill('2099-07-01T10:30');
  await expect(list.getByRole('listitem')).toHaveCount(2);

  await page.goto('/editar/paginas/contacte-nos');
  await expect(list).toContainText('nada a assinalar.');
  await page.getByRole('textbox', { name: 'Introdução' }).first().fill('');
  await expect(list.getByRole('listitem')).toHaveText('Introdução: Falta preencher.');
  await page.getByRole('textbox', { name: 'Introdução' }).first().fill('Entre em contato conosco.');
  await expect(list).toContainText('2 sugestões');
  await openSuggestions(list);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: 'Introdução' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Introdução' }).first()).toBeFocused();

  // of several fields that are called the same it is the one
  await page.goto('/editar/paginas/concurso-anual');
  const who = page.getByRole('region', { name: 'Quem pode participar' }).getByRole('textbox', { name: 'Texto' });
  await who.fill('Toda a equipe.');
  await openSuggestions(list);
  await list.getByRole('button', { name: 'Quem pode participar · Texto' }).click();
  await expect(who).toBeFocused();
});

test('the bar leads to a choice that has yet to be made', async ({ page }) => {
  await page.goto('/adicionar/projeto');
  await page.getByRole('region', { name: 'Publicação' }).getByRole('button', { name: 'Edição' }).click();
  await expect(page.getByRole('combobox', { name: 'Edição' })).toBeFocused();
});

test('on a phone the bar is two rows, of which one says why its button is off and opens until a link is followed', async ({
  page,
  api,
  mark,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/adicionar/evento');
  const bar = page.getByRole('region', { name: 'Publicação' });
  const reason = bar.locator('summary').first();
  await expect(reason).toHaveText('Preencha os campos obrigatórios para continuar');
  await expect(bar.getByRole('button', { name: 'Criar Evento' })).toHaveAccessibleDescription(
    'Preencha os campos obrigatórios para continuar',
  );
  const barHeight = async () => (await bar.boundingBox())?.height;
  expect(await barHeight()).toBeLessThanOrEqual(96);
  await reason.click();
  await bar.getByRole('button', { name: 'Título' }).click();
  await expect(page.getByRole('textbox', { name: 'Título' })).toBeFocused();
  expect(await barHeight()).toBeLessThanOrEqual(96);

  // its effect is said once it has one, and once
  await page.getByRole('textbox', { name: 'Título' }).fill('Oficina');
  await page.getByLabel('Data de início').fill('2099-07-01T10:30');
  await expect(bar).not.toContainText('«Criar Evento»');
  await page.getByRole('textbox', { name: 'Local' }).fill('Porto');
  await expect(reason).toHaveText('«Criar Evento»: fica visível no site.');
  await reason.click();
  await expect(bar.getByText('«Criar Evento»')).toHaveCount(1);
  await expect(bar).toContainText('2 sugestões');

  // the needed fields of one that is public are many, and told whole
  const { id } = await api.createEvent({ titulo: `Oficina ${mark}`, data: '2030-07-01T10:30:00.000Z', local: 'Porto' });
  await page.goto(`/editar/eventos/${id}`);
  await expect(reason).toContainText('Falta preencher: Descrição, Imagem principal');
  await reason.click();
  expect(await reason.evaluate(isCut)).toBe(false);
});
