import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { parseMoment } from './moment.js';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (value: unknown) => typeof value === 'string' && DAY.test(value) && parseMoment(value) !== undefined;

interface DayFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
}

/** A calendar day, `2026-06-05`, that may be left out unless it is required; null or '' says that there is none. */
export const DayField = ({ label, description, required = false }: DayFieldOptions) =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date', required, nullable: !required, example: '2026-07-31', description }),
    Transform(({ value }) => (value === '' ? null : (value as unknown))),
    ...(required ? [] : [IsOptional()]),
    ValidateBy({
      name: 'day',
      validator: { validate: isDay, defaultMessage: () => `${label} tem de ser um dia: 2026-07-31.` },
    }),
  );
