import { associacao } from './descriptions/associacao.js';
import { concursoAnualForm } from './descriptions/concurso-anual-form.js';
import { concursoAnual } from './descriptions/concurso-anual.js';
import { contacteNos } from './descriptions/contacte-nos.js';
import { cookies } from './descriptions/cookies.js';
import { dfcGlobal } from './descriptions/dfc-global.js';
import { faq } from './descriptions/faq.js';
import { formacoes } from './descriptions/formacoes.js';
import { eventos, formParcerias, formVoluntariado, imprensa, relatorios } from './descriptions/heads.js';
import { inicioOportunidades } from './descriptions/inicio-oportunidades.js';
import { inicio } from './descriptions/inicio.js';
import { inscricoes } from './descriptions/inscricoes.js';
import { material } from './descriptions/material.js';
import { newsletter } from './descriptions/newsletter.js';
import { oportunidades } from './descriptions/oportunidades.js';
import { prazosResposta } from './descriptions/prazos-resposta.js';
import { privacidade } from './descriptions/privacidade.js';
import { servicos } from './descriptions/servicos.js';
import { sessoes } from './descriptions/sessoes.js';
import { voluntariado } from './descriptions/voluntariado.js';
import { AppError } from '../../platform/errors/app-error.js';
import { messages } from '../../platform/messages.js';
import type { PageDescription } from './field.js';

/** Every page of the site with words of its own, in the order of its menu; who the association is comes first. */
export const pages: readonly PageDescription[] = [
  associacao,
  inicio,
  dfcGlobal,
  eventos,
  imprensa,
  newsletter,
  relatorios,
  inscricoes,
  concursoAnual,
  concursoAnualForm,
  inicioOportunidades,
  voluntariado,
  formVoluntariado,
  oportunidades,
  formParcerias,
  servicos,
  formacoes,
  sessoes,
  material,
  contacteNos,
  prazosResposta,
  faq,
  privacidade,
  cookies,
];

/** @throws AppError 'notFound' */
export function pageOf(chave: string): PageDescription {
  const page = pages.find((one) => one.chave === chave);
  if (page === undefined) throw new AppError('notFound', messages.notFound);
  return page;
}
