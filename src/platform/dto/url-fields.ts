import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { typedLine } from '../../../contract/typed-text.js';
import { webAddress, withScheme } from '../../../contract/link-address.js';
import { settings } from '../config/settings.js';
import { parseJson } from '../http/json.js';
import { documented, optionalRule, Rule } from './fields.js';

const OWN_PATH = /^\/uploads\/[\w.-]+$/;
export const URL_LENGTH = 500;

/** A URL as it is stored: our `/uploads/…` without a host, another where it is http(s), else undefined. */
export function toStoredUrl(value: string): string | undefined {
  const path = value.startsWith(`${settings.apiUrl}/`) ? value.slice(settings.apiUrl.length) : value;
  return OWN_PATH.test(path) ? path : webAddress(value);
}

/** A stored URL as it is served: ours absolute under the present `API_URL`, another's as it is, anything else null. */
export function toServedUrl(stored: string | null): string | null {
  if (stored === null) return null;
  if (OWN_PATH.test(stored)) return settings.apiUrl + stored;
  return /^https?:\/\//i.test(stored) ? stored : null;
}

export const toServedUrls = (stored: readonly string[]): string[] =>
  stored.map(toServedUrl).filter((url) => url !== null);

const MAX_PHOTOS = 50;

interface UrlOptions {
  label: string;
  optional?: boolean;
  example?: string;
}

const isStored = (value: unknown) =>
  typeof value === 'string' && value.length <= URL_LENGTH && toStoredUrl(value) === value;

/** An http(s) URL or one of our own `/uploads/…`; the DTO holds it as it is stored. */
export const UrlField = (options: UrlOptions) => urlField(options, toStored);

/** A {@link UrlField} that people copy from a browser: one without its scheme is taken as https. */
export const LinkField = (options: UrlOptions) =>
  urlField(options, (value) => toStored(typeof value === 'string' ? withScheme(typedLine(value).trim()) : value));

const urlField = (options: UrlOptions, stored: (value: unknown) => unknown) =>
  applyDecorators(
    documented(options, { type: String, format: 'uri', maxLength: URL_LENGTH }),
    Transform(({ value }) => stored(value)),
    Rule('url', isStored, `${options.label} tem de ser um endereço http(s) ou um ficheiro carregado.`),
    ...optionalRule(options),
  );

/** A list of photo URLs; a JSON string of an array is taken too. */
export const PhotosField = () =>
  applyDecorators(
    ApiProperty({
      type: [String],
      required: false,
      maxItems: MAX_PHOTOS,
      description: 'Endereços das fotos, pela ordem em que são mostradas.',
    }),
    Transform(({ value }) => toPhotos(value)),
    Rule(
      'photos',
      (value) => Array.isArray(value) && value.length <= MAX_PHOTOS && value.every(isStored),
      `As fotos têm de ser uma lista de até ${MAX_PHOTOS} endereços http(s) ou ficheiros carregados.`,
    ),
    IsOptional(),
  );

function toStored(value: unknown): unknown {
  if (value === '') return null;
  return typeof value === 'string' ? (toStoredUrl(typedLine(value).trim()) ?? value) : value;
}

function toPhotos(value: unknown): unknown {
  const list = typeof value === 'string' ? parseList(value) : value;
  return Array.isArray(list) ? list.map(toStored) : list;
}

function parseList(written: string): unknown {
  if (written.trim() === '') return [];
  const list = parseJson(written);
  return list === undefined ? written : list;
}
