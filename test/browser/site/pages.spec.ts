import { violations } from '../support/axe.js';
import { resize } from '../support/resize.js';
import { addresses } from './support/addresses.js';
import { errorPages, expectStatusOf, pages } from './support/pages.js';
import { expectInPlace, expectPicturesShown } from './support/in-place.js';
import { expect, expectFailure, test } from './support/site-test.js';
import { archetypes, testPage } from './support/whole-page.js';

for (const page of pages) if (!archetypes.includes(page.path)) testPage(page);

test('a page that runs moves on without loading anew; the site map has its three columns', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mapa do site' }).click();
  await expect(page).toHaveURL('/mapa-do-site');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Oportunidades', 'Ajuda', 'O DFC']);
  await expect(main.getByRole('link')).toHaveCount(14);
  await main.getByRole('link', { name: 'Perguntas frequentes' }).click();
  await expect(page).toHaveURL('/faq');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('what frames a page is accessible on a phone, too', async ({ page }) => {
  await resize(page, 360, 800);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/contacte-nos');
  expect(await violations(page)).toEqual([]);
});

for (const path of ['/eventos/1', '/imprensa/1', `/relatorios?ano=${new Date().getFullYear() - 1}`]) {
  test(`${path} shows its pictures, accessible and in its place at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expectPicturesShown(page);
    await expectInPlace(page);
  });
}

test('no two pages have the same title or description', async ({ request }) => {
  const seen = new Map<string, string>();
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    for (const part of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/]) {
      const found = part.exec(html)?.[1] ?? '';
      expect(seen.get(found), `${path} and ${seen.get(found)}: ${found}`).toBeUndefined();
      seen.set(found, path);
    }
  }
});

for (const path of ['/eventos/999999', '/imprensa/999999']) {
  test(`${path} is accessible and in its place at every width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expectStatusOf(path);
    await page.goto(path);
    await expectInPlace(page);
  });
}

for (const path of ['/410', '/nao-existe']) {
  test(`${path} is accessible, in its place at every width, and leads on and home`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expectStatusOf(path);
    await page.goto(path);
    await expectInPlace(page);
    const links = page.getByRole('navigation', { name: 'Talvez queira ver' }).getByRole('link');
    const targets = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    expect(targets).toContain('/concurso-anual');
    for (const target of targets) expect.soft((await request.get(target)).status(), target).toBe(200);
    const main = page.getByRole('main');
    const contact = main.getByRole('link', { name: 'Contacte-nos' });
    if (path === '/nao-existe') await expect(contact).toHaveAttribute('href', '/contacte-nos');
    await main.getByRole('link', { name: 'Página inicial' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('every address without a page answers so, says so and is not to be found', async ({ request }) => {
  for (const { path, status, heading } of errorPages) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(status);
    const html = await response.text();
    expect.soft(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1], path).toBe(heading);
    expect.soft(html, path).toMatch(/<meta name="robots" content="noindex"/);
  }
});

test('every spelling of an address in capitals leads to the one that it has', async ({ request }) => {
  for (const [spelled, address] of [
    ['/FAQ', '/faq'],
    ['/Faq/?de=cartaz&X=Y', '/faq?de=cartaz&X=Y'],
    ['/Eventos/1', '/eventos/1'],
    ['/EVENTOS.ics', '/eventos.ics'],
    ['/eventos/1.', '/eventos/1'],
    ['/imprensa/1),', '/imprensa/1'],
    ['/Testemunho/aBcD', '/testemunho/aBcD'],
    ['/Editar/eventos/3?Q=1', '/editar/eventos/3?Q=1'],
  ] as const) {
    const response = await request.get(addresses.site + spelled, { maxRedirects: 0 });
    expect.soft(response.status(), spelled).toBe(301);
    expect.soft(response.headers().location, spelled).toBe(address);
  }
  for (const unknown of ['/NAO-existe', '/FAQ/mais', '//FAQ', '/testemunho/aBcD']) {
    const response = await request.get(addresses.site + unknown, { maxRedirects: 0 });
    expect.soft(response.headers().location, unknown).toBeUndefined();
    expect.soft(response.status(), unknown).toBe(404);
  }
});

test('an address of the back office leads to the same path there', async ({ request }) => {
  for (const path of ['/login', '/dashboard', '/lista-de-relatorios', '/adicionar/evento', '/editar/eventos/3?x=1']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(302);
    expect.soft(response.headers().location, path).toBe(addresses.admin + path);
  }
});

test('pages may be kept by shared caches, hold no secret and revalidate', async ({ request }) => {
  const first = await request.get('/');
  const headers = first.headers();
  expect(headers['cache-control']).toContain('public');
  expect(headers['set-cookie']).toBeUndefined();
  expect(await first.text()).toBe(await (await request.get('/')).text());
  const again = await request.get('/', { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect(again.status()).toBe(304);
});

test('the content policy allows no inline script but the page’s own', async ({ page }) => {
  expectFailure(/^console: .*Content Security Policy/);
  await page.route(addresses.site, async (route) => {
    const answer = await route.fetch();
    const script = '<script>document.documentElement.dataset.injected = "yes"</script>';
    await route.fulfill({ response: answer, body: (await answer.text()).replace('</head>', `${script}</head>`) });
  });
  const response = await page.goto(addresses.site);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe-inline');
  expect(policy).not.toContain('unsafe-eval');
  const ran = await page.evaluate(() => document.documentElement.dataset.injected ?? 'no');
  expect(ran).toBe('no');
});

test('every answer carries the security headers', async ({ request }) => {
  for (const path of ['/', '/nao-existe', '/health/live']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});
