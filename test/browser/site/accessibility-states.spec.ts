import type { Page } from '@playwright/test';
import { cutOff } from './support/cut-off.js';
import { expect, test } from './support/site-test.js';
import { violations } from '../support/axe.js';

const sizes = [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desktop', width: 1280, height: 900 },
];

/** What can be opened, turned over or fail on the pages, and how to get there. */
const states: readonly { name: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'the open menu',
    reach: async (page) => {
      await page.goto('/contacte-nos');
      const menu = page.getByText('Menu', { exact: true });
      if (await menu.isVisible()) await menu.click();
      await page.locator('header nav summary').locator('visible=true').first().click();
      await expect(page.locator('header nav details[open]')).toHaveCount(1);
    },
  },
  {
    name: 'a partner’s modal',
    reach: async (page) => {
      await page.goto('/oportunidades');
      await page.getByRole('button', { name: 'Saber mais sobre Empresa parceira' }).click();
      await expect(page.getByRole('dialog', { name: 'Empresa parceira' })).toBeVisible();
    },
  },
  {
    name: 'the photo overlay',
    reach: async (page) => {
      await page.goto('/imprensa/1');
      await page
        .getByRole('button', { name: /^Ampliar/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'the panel of a step',
    reach: async (page) => {
      await page.goto('/servicos');
      await page.getByRole('link', { name: 'imagina' }).click();
      await expect(page.getByRole('region', { name: 'Imaginar' })).toBeVisible();
    },
  },
  {
    name: 'a testimonial turned over',
    reach: async (page) => {
      await page.goto('/voluntariado');
      await page.getByText('Ver Testemunho').first().click();
      await expect(page.getByText('Fechar Testemunho').first()).toBeVisible();
    },
  },
  {
    name: 'open questions',
    reach: async (page) => {
      await page.goto('/faq');
      const first = page.getByRole('main').getByRole('group').first();
      await first.locator('summary').click();
      await expect(first.getByRole('paragraph')).toBeVisible();
    },
  },
  {
    name: 'a year’s events',
    reach: async (page) => {
      await page.goto('/eventos?ano=2020');
      await expect(page.getByText('Nenhum evento anterior disponível')).toBeVisible();
    },
  },
  {
    name: 'events that could not be loaded',
    reach: async (page) => {
      await page.goto('/eventos');
      await cutOff(page);
      await page.getByRole('link', { name: '2020', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'a year’s reports',
    reach: async (page) => {
      await page.goto(`/relatorios?ano=${new Date().getFullYear() - 1}`);
      await expect(page.getByRole('main').getByRole('link', { name: /\.pdf/ }).first()).toBeVisible();
    },
  },
  {
    name: 'reports that could not be loaded',
    reach: async (page) => {
      await page.goto('/relatorios');
      await cutOff(page);
      await page.getByRole('link', { name: '2021', exact: true }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'materials that could not be loaded',
    reach: async (page) => {
      await page.goto('/servicos');
      await cutOff(page);
      await page.getByRole('main').getByRole('link', { name: 'Material Pedagógico' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];

for (const { name: size, width, height } of sizes) {
  test.describe(size, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const { name, reach } of states) {
      test(`${name}: no accessibility violation, nothing to scroll sideways`, async ({ page }) => {
        await reach(page);
        expect(await violations(page)).toEqual([]);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(excess).toBeLessThanOrEqual(0);
      });
    }
  });
}
