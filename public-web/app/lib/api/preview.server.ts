import { data } from 'react-router';
import type { components } from '@contract/api';
import { previewToken } from '~/config/preview-parameter';
import { askApi } from './ask-api.server';

export type Preview = components['schemas']['Previsualizacao'];

/** The preview that a request asks for, and how the API answers; empty where it asks for none. */
interface AskedPreview {
  /** 404 for an unknown link, 410 for one that is over. */
  status?: 200 | 404 | 410;
  preview?: Preview;
}

/** @throws a 503 answer when the API cannot say */
export async function askedPreview(request: Request): Promise<AskedPreview> {
  const token = previewToken(new URL(request.url));
  if (token === null) return {};
  const answer = await askApi(`/api/previsualizacoes/${encodeURIComponent(token)}`).catch(() => undefined);
  if (answer?.ok) return { status: 200, preview: answer.json() as Preview };
  if (answer?.status === 404 || answer?.status === 410) return { status: answer.status };
  throw data(null, { status: 503 });
}

/**
 * The record of a page as it waits, where the request may see that.
 * @throws the 404 or 410 answer of a link that shows nothing, 503 when the API cannot say
 */
export async function previewedRecord<Row>(request: Request, recurso: string, id: string): Promise<Row | undefined> {
  const { preview, status = 200 } = await askedPreview(request);
  if (status !== 200) throw data(null, { status });
  return preview?.recurso === recurso && preview.registo === id ? (preview.conteudo as Row) : undefined;
}
