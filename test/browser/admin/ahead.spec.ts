import type { Page, Route } from '@playwright/test';
import { expect, test } from './support/admin-test.js';
import { API_URL } from './support/environment.js';

/** Holds the code of a section back until its list has been asked for, and counts how often it is. */
async function holdCode(page: Page, chunk: RegExp, list: RegExp): Promise<{ asked: () => number }> {
  let asked = 0;
  let release: () => void = () => undefined;
  const listAsked = new Promise<void>((resolve) => (release = resolve));
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !list.test(request.url())) return;
    asked += 1;
    release();
  });
  await page.route(chunk, async (route: Route) => {
    await listAsked;
    await route.continue();
  });
  return { asked: () => asked };
}

const when = { data: '2027-05-10T10:00:00.000Z', local: 'Porto', descricao: 'Um dia.' };
const eventCode = /\/assets\/event-list-[^/]+\.js$/;
const eventList = new RegExp(`^${API_URL}/api/eventos\\?`);
const menuLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Navegação' }).getByRole('link', { name: 'Eventos' });
const rows = (page: Page) => page.getByText(/^\d+-\d+ de \d+$/);

test('an address has its list read while the code of its section is still on the way', async ({ page, api, mark }) => {
  await api.createEvent({ titulo: mark, ...when });
  await holdCode(page, eventCode, eventList);
  await page.goto('/dashboard/eventos');
  await expect(rows(page)).toBeVisible();
});

test('a link that is opened has its list read while the code is on the way', async ({ page, api, mark }) => {
  await api.createEvent({ titulo: mark, ...when });
  await holdCode(page, eventCode, eventList);
  await page.goto('/dashboard');
  // by the keyboard's own click: nothing hovers
  await page
    .getByRole('navigation', { name: 'Navegação' })
    .getByRole('link', { name: 'Eventos' })
    .dispatchEvent('click');
  await expect(rows(page)).toBeVisible();
});

for (const [way, go] of [
  ['the mouse rests on', (page: Page) => menuLink(page).hover()],
  ['the focus rests on', (page: Page) => menuLink(page).focus()],
] as const) {
  test(`a link that ${way} has its code and its list fetched, and both are there when it is opened`, async ({
    page,
    api,
    mark,
  }) => {
    await api.createEvent({ titulo: mark, ...when });
    const list = await holdCode(page, eventCode, eventList);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Visão Geral' })).toBeVisible();
    const code = page.waitForResponse(eventCode);
    const answer = page.waitForResponse(eventList);
    expect(list.asked()).toBe(0);
    await go(page);
    await Promise.all([code, answer]);
    await page.unroute(eventCode);
    await expect(page).toHaveURL(/\/dashboard$/);
    await menuLink(page).press('Enter');
    await expect(rows(page)).toBeVisible();
  });
}

test('a link that is pressed has its code there when it is let go', async ({ page }) => {
  await page.goto('/dashboard');
  const code = page.waitForResponse(eventCode);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Eventos$/ })
    .dispatchEvent('pointerdown');
  await code;
  await expect(page).toHaveURL(/\/dashboard$/);
});
