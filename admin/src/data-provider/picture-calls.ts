import { HttpError } from 'ra-core';
import type { Fotografia, Schemas } from '../api-types.js';
import { callApi } from './call-api.js';
import { authorization, NETWORK_ERROR } from './http-client.js';

/** The calls about which pictures visitors see. */
export const pictureCalls = {
  markPicture: async (nome: string, said: Schemas['FotografiaInput']) =>
    (await callApi('PUT', `files/${encodeURIComponent(nome)}`, said)) as Fotografia,
  takeDownPicture: async (nome: string) =>
    (await callApi('POST', `files/${encodeURIComponent(nome)}/retirada`)) as Fotografia,
  putBackPicture: async (nome: string) =>
    (await callApi('DELETE', `files/${encodeURIComponent(nome)}/retirada`)) as Fotografia,
  /** Shows a picture that has been uploaded wherever another is, which goes. */
  replacePicture: async (nome: string, por: string): Promise<void> => {
    await callApi('POST', `files/${encodeURIComponent(nome)}/substituicao`, { por });
  },
  /** Takes back what was uploaded, unless it is in use already. */
  takeBackUpload: async (nome: string): Promise<void> => {
    await callApi('DELETE', `delete/${encodeURIComponent(nome)}`).catch(() => undefined);
  },
  /** A picture that visitors do not see, for who may edit. */
  hiddenPicture: async (url: string): Promise<Blob> => {
    const response = await fetch(url, { headers: { Authorization: authorization() } }).catch(() => {
      throw new HttpError(NETWORK_ERROR, 0);
    });
    if (!response.ok) throw new HttpError('Não foi possível abrir a imagem.', response.status);
    return response.blob();
  },
};
