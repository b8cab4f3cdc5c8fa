import { applyDecorators, Header } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Public } from './access.decorator.js';

/** A route of whoever holds a mailed link: its answer is kept by nobody on the way, and found by no search engine. */
export const ByLink = (summary: string) =>
  applyDecorators(
    Public(),
    Header('Cache-Control', 'no-store'),
    Header('X-Robots-Tag', 'noindex'),
    ApiOperation({ summary }),
  );
