import { expect, test } from 'vitest';
import { fileSize } from './file-size.js';

test('sizes are whole bytes, or KB, MB and GB with two decimals', () => {
  expect([0, 1023, 1024, 1536, 10_485_760, 1_610_612_736].map(fileSize)).toEqual([
    '0 Bytes',
    '1023 Bytes',
    '1,00 KB',
    '1,50 KB',
    '10,00 MB',
    '1,50 GB',
  ]);
});
