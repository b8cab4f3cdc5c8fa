/// <reference lib="dom" />
import { chromium } from '@playwright/test';
import { findChromium } from './machine.mjs';

const WAIT_MS = 30_000;
const CPU_SLOWDOWN = 4;
const BETWEEN_KEYS_MS = 200;
const TYPED = 'uma horta na escola, com todos';

/** @typedef {{ title: string, path: string, from?: string }} Section */

/**
 * A screen with a list: where it is, and from which other screen a link leads to it (else the sidebar's).
 * @type {Section[]}
 */
export const sections = [
  { title: 'Eventos', path: '/dashboard/eventos' },
  { title: 'Imprensa', path: '/dashboard/imprensa' },
  { title: 'Contactos', path: '/dashboard/contactos' },
  { title: 'Voluntariado', path: '/dashboard/voluntariado' },
  { title: 'Oportunidades', path: '/dashboard/oportunidades' },
  { title: 'Desafio Escolar', path: '/dashboard/festival' },
  { title: 'Newsletter', path: '/dashboard/newsletter' },
  { title: 'Upload', path: '/dashboard/upload' },
  { title: 'Gestão de Relatórios', path: '/lista-de-relatorios', from: '/dashboard/relatorios' },
  { title: 'Material', path: '/dashboard/material' },
  { title: 'Sessões', path: '/dashboard/sessoes' },
  { title: 'Formações', path: '/dashboard/formacoes' },
  { title: 'Material Pedagógico', path: '/dashboard/material-pedagogico' },
  { title: 'Equipa', path: '/dashboard/equipa' },
  { title: 'Convites para testemunho', path: '/dashboard/equipa/convites', from: '/dashboard/equipa' },
];

/** Starts a Chromium to be driven by Playwright. */
export function launchBrowser() {
  const executablePath = findChromium();
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ args, ...(executablePath ? { executablePath } : {}) });
}

/**
 * Opens a page of the back office with an administrator's session.
 * @param {import('@playwright/test').Browser} browser
 * @param {NodeJS.ProcessEnv} env of the stack
 */
export async function openBackOffice(browser, env) {
  const response = await fetch(`${env.API_URL}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }),
  });
  const { token, user } = /** @type {{ token: string, user: object }} */ (await response.json());
  const localStorage = [
    { name: 'admin_token', value: token },
    { name: 'admin_user', value: JSON.stringify(user) },
  ];
  const context = await browser.newContext({
    baseURL: env.ADMIN_URL ?? '',
    locale: 'pt-PT',
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: env.ADMIN_URL ?? '', localStorage }] },
  });
  return context.newPage();
}

/**
 * Loads the page anew, so that nothing of the list is remembered, and follows the link to a section.
 * @param {import('@playwright/test').Page} page
 * @param {Section} section
 * @returns {Promise<number>} milliseconds from the click until the first page of rows is there
 */
export async function openSection(page, { title, path, from = '/dashboard' }) {
  await page.goto(from);
  // the sidebar's, which comes first; the overview may have one of its own
  await page.locator(`a[href="${path}"]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    ([link, heading, wait]) =>
      new Promise((resolve, reject) => {
        const started = performance.now();
        const look = () => {
          const range = document.querySelector('main .MuiTablePagination-displayedRows')?.textContent ?? '';
          if (location.pathname !== link || document.getElementById('titulo')?.textContent !== heading) return;
          if (!range.startsWith('1-25 ') || document.querySelectorAll('main tbody tr').length !== 25) return;
          observer.disconnect();
          resolve(performance.now() - started);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        const fail = () => reject(new Error(`${link}: no rows in '${document.body.innerText}'`));
        setTimeout(fail, wait);
        const anchor = document.querySelector(`a[href="${link}"]`);
        if (anchor instanceof HTMLElement) anchor.click();
      }),
    /** @type {[string, string, number]} */ ([path, title, WAIT_MS]),
  );
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>} milliseconds from asking for the overview until its counts are there
 */
export async function openOverview(page) {
  await page.goto('/login');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  // looked for with every frame: in the end a locator looks only twice a second
  const found = await page.waitForFunction(() => {
    const counts = document.querySelector('main [aria-label="Totais"] a');
    return counts === null ? undefined : performance.now();
  });
  return Number(await found.jsonValue());
}

/**
 * Adds to the lists of a form, until it has so many fields.
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
export async function growForm(page, count) {
  const form = page.locator('main form');
  const add = form.getByRole('button', { name: /^Adicionar/ }).and(page.locator(':enabled'));
  await add.first().waitFor();
  while ((await form.getByRole('textbox').count()) < count) await add.first().click();
}

/**
 * Types into a field, first as it is and then in a tab that is four times slower than this machine.
 * @param {import('@playwright/test').Page} page
 * @param {string} field its selector
 * @returns milliseconds a key: how long it keeps the slow tab busy, whatever else keeps the machine busy, and the median
 *   until what it typed is painted there
 */
export async function typeInto(page, field) {
  const devtools = await page.context().newCDPSession(page);
  await page.locator(field).first().click();
  await page.waitForLoadState('networkidle');
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const before = await busyMs();
  await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS_MS });
  const busy = ((await busyMs()) - before) / TYPED.length;
  await page.evaluate(() => {
    /** @type {number[]} */
    const keys = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration);
    }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.keyboard.type(TYPED, { delay: BETWEEN_KEYS_MS });
  const keys = await page.evaluate(() => /** @type {{ keys?: number[] }} */ (window).keys ?? []);
  const painted = keys.sort((a, b) => a - b)[Math.floor(keys.length / 2)] ?? 0;
  return { busy: busy * CPU_SLOWDOWN, painted };
}
