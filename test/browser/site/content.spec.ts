import { waitUntilAlive } from './support/wait-until-alive.js';
import { expect, test } from './support/site-test.js';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the twelve questions open and close on their own', async ({ page }) => {
      await page.goto('/faq');
      const questions = page.getByRole('main').getByRole('group');
      // other tests may add some meanwhile
      expect(await questions.count()).toBeGreaterThanOrEqual(12);
      const [first, second] = [questions.nth(0), questions.nth(1)];
      await first.locator('summary').click();
      await second.locator('summary').click();
      await expect(first.getByRole('paragraph')).toBeVisible();
      await expect(second.getByRole('paragraph')).toBeVisible();
      await first.locator('summary').click();
      await expect(first.getByRole('paragraph')).toBeHidden();
      await expect(second.getByRole('paragraph')).toBeVisible();
    });

    test('a step of the method opens its panel, and choosing it again closes it', async ({ page }) => {
      await page.goto('/servicos');
      const steps = page.getByRole('navigation', { name: 'Os quatro passos' });
      await expect(steps.getByRole('link')).toHaveText(['sente', 'imagina', 'faz', 'partilha']);
      await steps.getByRole('link', { name: 'faz' }).click();
      const panel = page.getByRole('region', { name: 'Fazer' });
      await expect(panel.getByRole('link', { name: /Ver Vídeo/ })).toHaveAttribute('target', '_blank');
      await steps.getByRole('link', { name: 'sente' }).click();
      await expect(page.getByRole('region', { name: 'Sentir' })).toBeVisible();
      await expect(panel).toHaveCount(0);
      await steps.getByRole('link', { name: 'sente' }).click();
      await expect(page.getByRole('region', { name: 'Sentir' })).toHaveCount(0);
      for (const path of ['/formacoes', '/sessoes', '/material']) {
        await expect.soft(page.getByRole('main').locator(`a[href="${path}"]`)).toHaveCount(1);
      }
    });

    test('a partner’s logo opens who the partner is, and “Fechar” closes it', async ({ page }) => {
      await page.goto('/oportunidades');
      const logos = page.getByRole('button', { name: /^Saber mais sobre/ });
      // other tests may add some meanwhile
      expect(await logos.count()).toBeGreaterThanOrEqual(7);
      await logos.first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('A associação que acolhe a DFC Portugal');
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      await expect(dialog).toBeHidden();
    });
  });
}

test('the challenge has its seven questions, three awards and nine past editions', async ({ page }) => {
  await page.goto('/concurso-anual');
  const main = page.getByRole('main');
  await expect(main.getByRole('group')).toHaveCount(7);
  const editions = page.getByRole('region', { name: 'Concursos Anteriores' }).getByRole('link');
  // another test may add one meanwhile
  const labels = (await editions.allInnerTexts()).map((text) => text.trim());
  const five = ['2024/2025', '2023/2024', '2022/2023', '2021/2022', '2020/2021'];
  const nine = [...five, '2018/2019', '2017/2018', '2016/2017', '2015/2016'];
  expect(labels.filter((label) => nine.includes(label))).toEqual(nine);
  await expect(main.getByRole('link', { name: 'Plataforma de Inscrição' })).toHaveAttribute(
    'href',
    '/concurso-anual-form',
  );
});

test('“Voltar” on an edition goes back to where one was, or to the editions where that was nowhere here', async ({
  page,
}) => {
  await page.goto('/faq');
  // By whole pages, as links work before the scripts have come.
  await page.evaluate(() => location.assign('/20152016'));
  await expect(page).toHaveURL('/20152016');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/faq');

  await page.goto('/20162017');
  await waitUntilAlive(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/concurso-anual#anteriores');

  await page.getByRole('main').getByRole('link', { name: '2017/2018' }).click();
  await expect(page).toHaveURL('/20172018');
  await page.getByRole('link', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/concurso-anual#anteriores');
});

test('an edition leads to the one before and the one after, over the year that had none', async ({ page }) => {
  await page.goto('/20202021');
  const others = page.getByRole('navigation', { name: 'Outras edições' });
  await others.getByRole('link', { name: '2018/2019' }).click();
  await expect(page).toHaveURL('/20182019');
  await others.getByRole('link', { name: '2020/2021' }).click();
  await others.getByRole('link', { name: '2021/2022' }).click();
  await expect(page).toHaveURL('/20212022');
  await page.goto('/20152016');
  await expect(others.getByRole('link')).toHaveCount(1);
});

test('an older edition shows its awards with a video each, a newer one lists the projects', async ({ page }) => {
  await page.goto('/20172018');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(5);
  await expect(page.getByRole('link', { name: /^Ver Projeto/ }).first()).toHaveAttribute('target', '_blank');
  await page.goto('/20202021');
  await expect(page.getByRole('heading', { name: 'Dar Voz aos Estudantes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Procuramos Super-Heróis' })).toBeVisible();
  await page.goto('/20242025');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect(page.getByText('Revelação 2025')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Consulte todos os projetos participantes:' })).toBeVisible();
});

test('the reports page offers the years down to 2021 and marks the chosen one; a report is saved under its own name', async ({
  page,
}) => {
  await page.goto('/relatorios');
  const years = page.getByRole('navigation', { name: 'Escolher o ano' }).getByRole('link');
  const current = new Date().getFullYear();
  await expect(years).toHaveText(Array.from({ length: current - 2020 }, (_, index) => String(current - index)));
  await expect(page.locator('[aria-current=true]')).toHaveCount(0);
  // without a chosen year the newest stand there
  await expect(page.getByRole('heading', { name: 'Os mais recentes' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /\.pdf/ }).first()).toBeVisible();
  await years.last().click();
  await expect(page).toHaveURL('/relatorios?ano=2021');
  await expect(page.locator('[aria-current=true]')).toHaveText('2021');

  await years.nth(1).click();
  const report = page.getByRole('main').getByRole('link', { name: /\.pdf/ }).first();
  const name = /(\S.*\.pdf)/.exec((await report.textContent())?.replace('Descarregar', '') ?? '')?.[1];
  const [download] = await Promise.all([page.waitForEvent('download'), report.click()]);
  expect(download.suggestedFilename()).toBe(name);
});

test('nothing is asked of a video’s host before the click', async ({ page }) => {
  const elsewhere: string[] = [];
  await page.route(/youtube/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>a correr</p>' });
  });
  await page.goto('/dfc-global');
  await expect(page.getByRole('button', { name: 'Ver o vídeo' })).toBeEnabled();
  expect(elsewhere).toEqual([]);
  await page.getByRole('button', { name: 'Ver o vídeo' }).click();
  await expect(page.frameLocator('iframe').getByText('a correr')).toBeVisible();
  expect(elsewhere[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]+\?autoplay=1$/);
});

test('every link of the menus and the footer leads to a page', async ({ page, request }) => {
  await page.goto('/');
  const paths = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')?.split('#')[0] ?? ''))]);
  expect(paths).toHaveLength(25);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('what a teacher asks first stands at the top of the challenge, on the home page and over its form, one step away', async ({
  page,
}) => {
  for (const path of ['/', '/concurso-anual', '/concurso-anual-form']) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const fact of ['Edição', 'Inscrições', 'Último dia para se inscrever', 'Quanto custa'])
      await expect(main.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) })).toBeVisible();
    // an administrator may be changing it
    await expect(main.getByRole('definition').filter({ hasText: /^\d+ de \p{L}+ de 20\d\d$/u })).toBeVisible();
    await expect(main.getByRole('definition').filter({ hasText: 'Gratuito' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Ir para o formulário' }).click();
  await expect(page.getByRole('heading', { name: 'Inscrever a escola' })).toBeInViewport();
  await expect(page.getByText('Documento sobre o projeto').first()).toBeVisible();
});
