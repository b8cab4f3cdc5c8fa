import { Participacao } from '#submissions/participacoes/participacao.entity.js';
import type { TestApi } from './api.js';
import { awaitMailWith } from './mail.js';

let number = 0;

/** A school that takes part in the present edition. */
export interface RegisteredSchool {
  /** Of its participation. */
  id: number;
  name: string;
  /** Of its teacher. */
  email: string;
}

/** Registers a school as the site's form does; no two are the same unless they are said to be. */
export async function registerSchool(
  api: TestApi,
  changed: Readonly<Record<string, string>> = {},
): Promise<RegisteredSchool> {
  number += 1;
  const fields = {
    nomeEscola: `Escola ${number}`,
    emailEscola: `secretaria${number}@escola.pt`,
    morada: 'Rua da Escola, 1',
    codigoPostal: '4400-000',
    nomeResponsavel: 'Maria João',
    emailResponsavel: `professora${number}@escola.pt`,
    contactoTelefonico: '912 345 678',
    descricao: `Um recreio onde caibam todos, pela ${number}.ª vez.`,
    privacidade: 'true',
    ...changed,
  };
  const { body } = await api.http
    .post('/festival')
    .field({ ...fields, recaptcha: await api.captcha() })
    .expect(201);
  const inscricaoId = (body as { id: number }).id;
  const { id } = await api.dataSource.manager.findOneByOrFail(Participacao, { inscricaoId });
  return { id, name: fields.nomeEscola, email: fields.emailResponsavel };
}

/** The secret of the link to a school's own page that a message carries. */
export const ownPageToken = (text = ''): string => /\/desafio\/([\w-]{43})\b/.exec(text)?.[1] ?? '';

/** Registers a school, and takes the link to its own page out of the receipt. */
export async function registerSchoolWithPage(api: TestApi): Promise<RegisteredSchool & { token: string }> {
  const school = await registerSchool(api);
  const { text } = await awaitMailWith(school.email, 'A página da sua escola');
  return { ...school, token: ownPageToken(text) };
}
