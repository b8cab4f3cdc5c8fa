import type { Page } from '@playwright/test';

/** How many strokes lie side by side half-way up the zero of the page's text face: two, or three where it is struck through. */
export function strokesOfZero(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const font = `400 200px ${getComputedStyle(document.body).fontFamily}`;
    await document.fonts.load(font, '0');
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 300, height: 300 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.font = font;
    const { actualBoundingBoxAscent: height } = context.measureText('0');
    context.fillText('0', 50, 250);
    const row = context.getImageData(0, Math.round(250 - height / 2), 300, 1).data;
    const inked = Array.from({ length: 300 }, (_, x) => (row[4 * x + 3] ?? 0) > 127);
    return inked.filter((ink, x) => ink && !inked[x - 1]).length;
  });
}
