import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { plainToInstance, Transform } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateNested } from 'class-validator';

interface GroupsOptions {
  /** The name in sentences, with article and in the plural: 'Os prémios'. */
  label: string;
  max: number;
  description?: string;
}

/**
 * A list of groups of fields, each checked as its DTO says; absence, null and '' are a list of none. One that is too long
 * is refused before any of it is looked at.
 */
export const GroupsField = <Group extends object>(
  group: new () => Group,
  { label, max, description }: GroupsOptions,
): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: [group], required: false, nullable: true, maxItems: max, description }),
    Transform(({ value }) => groupsOf(group, value, max)),
    IsOptional(),
    ValidateBy({
      name: 'groups',
      validator: {
        validate: (value) => Array.isArray(value) && value.every((one) => one instanceof group),
        defaultMessage: () => `${label} têm de ser uma lista de até ${max}.`,
      },
    }),
    ValidateNested({ each: true }),
  );

function groupsOf<Group extends object>(group: new () => Group, value: unknown, max: number): unknown {
  if (value === '') return null;
  if (!Array.isArray(value) || value.length > max) return value === null || value === undefined ? value : 'refused';
  return value.map((one: unknown) => (isPlain(one) ? plainToInstance(group, one) : one));
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
