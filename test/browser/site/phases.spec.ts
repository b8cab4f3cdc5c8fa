import { fileURLToPath } from 'node:url';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { StartedProcess } from '../../programs/support/started-process.js';
import { violations } from '../support/axe.js';
import { addresses } from './support/addresses.js';
import { expect, test } from './support/site-test.js';

const CLOCK = fileURLToPath(new URL('../../support/shifted-clock.mjs', import.meta.url));

const phases = [
  {
    now: '2026-08-31T22:58:00Z',
    action: 'Avisem-me quando abrir',
    line: 'abrem a 1 de setembro de 2026.',
    closed: 'ainda não abriram',
  },
  {
    now: '2027-02-10T12:00:00Z',
    action: 'Inscrever a minha escola',
    line: 'Até 30 de abril · gratuito · faltam 79 dias',
  },
  {
    now: '2027-04-30T22:58:00Z',
    action: 'Inscrever a minha escola',
    line: 'Até 30 de abril · gratuito · é hoje o último dia',
  },
  {
    now: '2027-04-30T23:00:00Z',
    action: 'Ver como se entrega o projeto',
    line: 'entrega dos projetos até 31 de maio · faltam 30 dias',
    closed: 'fecharam',
  },
  {
    now: '2027-06-10T12:00:00Z',
    action: 'Saber mais sobre o festival',
    line: 'os projetos estão a ser lidos. A data do festival é anunciada em breve.',
    closed: 'fecharam',
  },
  {
    now: '2027-09-10T12:00:00Z',
    action: 'Conhecer os projetos premiados',
    line: 'A edição 2026/2027 terminou.',
    closed: 'fecharam',
  },
];

// The browser's clock is not the site's: a page that asked the wrong one would be told by the console.
for (const { now, action, line, closed } of phases)
  test(`at ${now} the home page and the registration say what the year calls for`, async ({ page }) => {
    const [port] = await freePorts(1);
    const url = `http://localhost:${port}`;
    const env = { SITE_PORT: String(port), SITE_URL: url, API_URL: addresses.api, SHIFTED_NOW: now };
    const site = new StartedProcess(['--import', CLOCK, 'public-web/build/server/index.js'], env);
    try {
      await site.printed(/Site em/);
      await page.goto(url);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: action }).first()).toBeVisible();
      await expect(main.getByText(line)).toBeVisible();
      await page.goto(`${url}/concurso-anual`);
      await expect(main.getByRole('link').filter({ visible: true }).first()).toHaveText(
        closed === undefined ? 'Plataforma de Inscrição' : action,
      );
      await page.goto(`${url}/concurso-anual-form`);
      const form = main.getByRole('button', { name: 'Inscrever a escola' });
      const said = main.getByRole('heading', { name: /^As inscrições / });
      if (closed === undefined) {
        await expect(form).toBeEnabled();
        await expect(said).toHaveCount(0);
      } else {
        await expect(form).toHaveCount(0);
        await expect(said).toContainText(closed);
        await expect(main.getByText(line)).not.toHaveCount(0);
        await expect(main.getByRole('heading', { name: 'Avisem-me quando abrir' })).toBeVisible();
        await expect(main.getByRole('button', { name: 'Avisem-me' })).toBeEnabled();
        expect(await violations(page)).toEqual([]);
      }
    } finally {
      await site.dispose();
    }
  });
