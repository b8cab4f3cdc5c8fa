import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** `@ApiProperty` of a moment, in ISO 8601. */
export const ApiMoment = (options: ApiPropertyOptions = {}) =>
  ApiProperty({ type: String, format: 'date-time', ...options } as ApiPropertyOptions);

export const ApiMomentOrNull = (options: ApiPropertyOptions = {}) =>
  ApiMoment({ nullable: true, ...options } as ApiPropertyOptions);

export const ApiTextOrNull = (options: ApiPropertyOptions = {}) =>
  ApiProperty({ type: String, nullable: true, ...options } as ApiPropertyOptions);

export const ApiUriOrNull = (options: ApiPropertyOptions = {}) =>
  ApiTextOrNull({ format: 'uri', ...options } as ApiPropertyOptions);

/** `@ApiProperty` of a calendar day, `2026-06-05`. */
export const ApiDayOrNull = (options: ApiPropertyOptions = {}) =>
  ApiTextOrNull({ format: 'date', example: '2026-09-01', ...options } as ApiPropertyOptions);
