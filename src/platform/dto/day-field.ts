import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { parseMoment } from './moment.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown) => typeof value === 'string' && DAY.test(value) && parseMoment(value) !== undefined;

/** A calendar day, `2026-06-05`, that may be left out; null or '' says that there is none. */
export const DayField = ({ label, description }: { label: string; description?: string }) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', nullable: true, example: '2026-07-31', description }),
    Transform(({ value }) => (value === '' ? null : (value as unknown))),
    IsOptional(),
    ValidateBy({
      name: 'day',
      validator: { validate: isDay, defaultMessage: () => `${label} tem de ser um dia: 2026-07-31.` },
    }),
  );
