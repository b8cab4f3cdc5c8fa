import sharp from 'sharp';

/** A small but whole PDF; `size` pads it to exactly that many bytes. */
export function pdf(size?: number): Buffer {
  const body = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n';
  const trailer = `xref\n0 3\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n${body.length}\n%%EOF\n`;
  const padding = size === undefined ? '' : `%${'x'.repeat(size - body.length - trailer.length - 2)}\n`;
  return Buffer.from(body + padding + trailer, 'latin1');
}

/** A picture of one colour. */
export function picture(format: 'jpeg' | 'png' | 'webp' | 'gif', width = 900, height = 600): Promise<Buffer> {
  const image = sharp({ create: { width, height, channels: 3, background: '#e4572e' } });
  return image
    .withMetadata({ exif: { IFD0: { Copyright: 'segredo' } } })
    [format]()
    .toBuffer();
}
