import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { expect, test } from './support/site-test.js';

const groups = [
  {
    name: 'Quem Somos',
    links: ['/', '/voluntariado#equipa', '/dfc-global', '/eventos', '/imprensa', '/relatorios', '/newsletter'],
  },
  { name: 'Concurso Anual', links: ['/concurso-anual', '/concurso-anual-form', '/concurso-anual#anteriores'] },
  { name: 'Oportunidades', links: ['/inicio-oportunidades', '/voluntariado', '/oportunidades'] },
  { name: 'Serviços', links: ['/servicos', '/formacoes', '/sessoes', '/material'] },
];
const narrow = { width: 360, height: 740 };

test('the menus have their links; one at a time is open; a click elsewhere and Escape close it, Enter opens it', async ({
  page,
}) => {
  await page.goto('/contacte-nos');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  const open = page.locator('header details[open]');
  for (const { name, links } of groups) {
    const group = menu.getByRole('group').filter({ hasText: name });
    await group.locator('summary').click();
    await expect(open).toHaveCount(1);
    const hrefs = await group
      .getByRole('link')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
    expect.soft(hrefs, name).toEqual(links);
  }
  await page.getByRole('heading', { level: 1 }).click();
  await expect(open).toHaveCount(0);

  const summary = page.locator('header summary').filter({ hasText: 'Quem Somos' }).locator('visible=true');
  await summary.focus();
  await page.keyboard.press('Enter');
  const link = page.locator('header').getByRole('link', { name: 'Eventos', exact: true });
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(summary).toBeFocused();
});

test('a link of a menu leads to its page, closes the menu, moves the focus to the heading and marks its group', async ({
  page,
}) => {
  await page.goto('/contacte-nos');
  const active = page.locator('header summary[data-active]:visible');
  await expect(active).toHaveCount(0);
  await page.locator('header summary').filter({ hasText: 'Quem Somos' }).locator('visible=true').click();
  await page.locator('header').getByRole('link', { name: 'Eventos', exact: true }).click();
  await expect(page).toHaveURL('/eventos');
  await expect(page.getByRole('heading', { level: 1, name: 'Eventos e Oportunidades' })).toBeFocused();
  await expect(page.locator('header details[open]')).toHaveCount(0);
  await expect(active).toHaveText(/Quem Somos/);
});

test.describe('before the scripts have come', () => {
  test.use({ waitsForScripts: false });

  test('a menu that is opened before the scripts arrive stays open', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', (route) => held.then(() => route.continue()));
    await page.goto('/contacte-nos');
    const group = page.locator('header summary').filter({ hasText: 'Quem Somos' }).locator('visible=true');
    await group.click();
    release();
    await expect.poll(() => group.evaluate((element) => Object.keys(element).length)).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('header').getByRole('link', { name: 'Eventos', exact: true })).toBeVisible();
  });
});

test('on a small screen the menu is a full-screen accordion', async ({ page }) => {
  await resize(page, narrow.width, narrow.height);
  await page.goto('/contacte-nos');
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  expect(await menu.boundingBox()).toMatchObject(narrow);
  await menu.locator('summary', { hasText: 'Quem Somos' }).click();
  await menu.getByRole('link', { name: 'Eventos', exact: true }).click();
  await expect(page).toHaveURL('/eventos');
  await expect(menu).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both menus open and lead on', async ({ page }) => {
    await page.goto('/contacte-nos');
    await page.locator('header summary').filter({ hasText: 'Quem Somos' }).locator('visible=true').click();
    await page.locator('header').getByRole('link', { name: 'Eventos', exact: true }).click();
    await expect(page).toHaveURL('/eventos');

    await resize(page, narrow.width, narrow.height);
    await page.getByText('Menu', { exact: true }).click();
    await page.locator('header').getByRole('link', { name: 'Contacte-nos' }).click();
    await expect(page).toHaveURL('/contacte-nos');
  });
});

test('the skip link leads to the content; the footer has every link, the complaints book, the networks and the year', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/faq',
    '/',
    '/dfc-global',
    '/mapa-do-site',
    '/concurso-anual',
    '/concurso-anual-form',
    '/privacidade',
    '/cookies',
    '/os-meus-dados',
    '/voluntariado',
    '/oportunidades',
  ]) {
    await expect.soft(footer.locator(`nav a[href="${path}"]`)).toHaveCount(1);
  }
  await expect(footer.getByRole('link', { name: 'Cancelar a newsletter' })).toHaveAttribute(
    'href',
    '/newsletter/cancelar',
  );
  for (const [href, name] of [
    ['tel:+351220000001', 'DFC Portugal: +351 220 000 001'],
    ['mailto:geral@dfcportugal.example', 'geral@dfcportugal.example'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect(footer.getByText('Rua da Amostra, 1, 4400-000 Vila Nova de Gaia, Portugal')).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Livro de Reclamações' })).toHaveAttribute(
    'href',
    'https://www.livroreclamacoes.pt',
  );
  for (const network of ['Instagram', 'LinkedIn', 'Facebook', 'YouTube']) {
    await expect.soft(footer.getByRole('link', { name: network })).toBeVisible();
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test.describe('before anybody uses a page', () => {
  test.use({ waitsForScripts: false, answeredConsent: false });

  test('it fetches no script; the first touch of it starts them', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto('/concurso-anual-form', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(scripts).toEqual([]);
    await page.getByLabel('Nome da escola').fill('Escola Básica');
    await expect(page.getByRole('button', { name: 'Inscrever a escola' })).toBeEnabled();
    expect(scripts).not.toEqual([]);
    await expect(page.getByLabel('Nome da escola')).toHaveValue('Escola Básica');
  });
});

test('a header that has not been read to its end is not shown: its menu would move', async ({ page }) => {
  await page.goto('/faq');
  const header = page.getByRole('banner');
  await expect(header).toBeVisible();
  await page.locator('main').evaluate((main) => main.remove());
  await expect(header).toBeHidden();
});

test('one field of the newsletter stands in the footer, Enter opens the rest, and nothing is sent without the captcha', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  let sent = 0;
  page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
  const subscribe = footer.getByRole('button', { name: 'Subscrever' });
  await expect(footer.getByRole('textbox')).toHaveCount(1);
  await footer.getByLabel('E-mail').fill('ana@exemplo.pt');
  await expect(subscribe).toBeHidden();
  await expect(footer.locator('button[type=submit]')).toBeEnabled();
  await footer.getByLabel('E-mail').press('Enter');
  await expect(footer.getByLabel('Nome')).toBeFocused();
  await expect(footer.getByRole('alert')).toHaveCount(0);
  await footer.getByLabel('Nome').fill('Ana');
  await subscribe.click();
  await expect(footer.getByRole('alert')).toContainText('Confirma que não és um robô.');
  await expect(footer.getByLabel('E-mail')).toHaveValue('ana@exemplo.pt');
  expect(sent).toBe(0);
  await expect(page).toHaveURL('/');
});

test('on a phone the footer is no higher than half of what it was', async ({ page }) => {
  await resize(page, 390, 844);
  await page.goto('/faq');
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(965);
});

test('the newsletter stands in every footer but on its own page', async ({ page }) => {
  await page.goto('/newsletter');
  await expect(page.getByRole('main').getByLabel('E-mail')).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the footer’s field on a small phone ${javaScriptEnabled ? 'before its scripts' : 'without JavaScript'}`, () => {
    test.use({
      javaScriptEnabled,
      waitsForScripts: false,
      viewport: { width: 320, height: 640 },
      reducedMotion: 'reduce',
    });

    test('opens the rest in its place, keeps what is written and leads to no address', async ({ page }) => {
      await page.goto('/faq');
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('E-mail').fill('ana@exemplo.pt');
      await footer.getByText('Continuar', { exact: true }).click();
      await expect(footer.getByRole('textbox', { name: 'Nome' })).toBeVisible();
      await expect(footer.getByText('Continuar', { exact: true })).toBeHidden();
      if (javaScriptEnabled) await expect(footer.getByRole('button', { name: 'Subscrever' })).toBeEnabled();
      else await expect(footer.locator('noscript a[href^="mailto:"]')).toBeVisible();
      await footer.getByLabel('E-mail').press('Enter');
      await expect(footer.getByLabel('E-mail')).toHaveValue('ana@exemplo.pt');
      await expect(page).toHaveURL('/faq');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      if (javaScriptEnabled) expect(await violations(page, 'footer')).toEqual([]);
    });
  });
}

test('the last row of reports, of materials and of editions is as wide as the others, on a phone, a tablet and a desk', async ({
  page,
}) => {
  for (const path of ['/relatorios', '/material', '/concurso-anual']) {
    await page.goto(path);
    const cards = page.getByRole('main').locator('.card-rows > li');
    expect(await cards.count()).toBeGreaterThan(1);
    for (const width of [390, 820, 1440]) {
      await resize(page, width, 800);
      const left = await cards.evaluateAll((all) => {
        const edges = all.map((card) => card.getBoundingClientRect().right);
        return Math.max(...edges) - (edges.at(-1) ?? 0);
      });
      expect.soft(left, `${path} at ${width} px: pixels beside the last card`).toBeLessThan(1);
    }
  }
});
