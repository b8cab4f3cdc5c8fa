import type { Locator, Page } from '@playwright/test';
import { test } from './site-test.js';
import { tabTo } from './tab-to.js';

/** Counts what a visitor does on the way, without what is typed: links and buttons followed, and mails opened. */
export class Steps {
  private count = 0;

  constructor(private readonly page: Page) {}

  /** Follows a link or a button by the pointer or a finger. */
  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  /** Goes to a link or a button by Tab alone, and follows it. */
  async enter(selector: string): Promise<void> {
    this.count += 1;
    await tabTo(this.page, selector);
    await this.page.keyboard.press('Enter');
  }

  /** Opens what a mail leads to. */
  async open(path: string): Promise<void> {
    this.count += 1;
    await this.page.goto(path);
  }

  /** @returns how many there were; the report of the run tells it, too */
  end(): number {
    test.info().annotations.push({ type: 'steps', description: String(this.count) });
    return this.count;
  }
}
