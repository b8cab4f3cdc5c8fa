import { associacao } from './associacao.js';
import { concursoAnualForm } from './concurso-anual-form.js';
import { concursoAnual } from './concurso-anual.js';
import { contacteNos } from './contacte-nos.js';
import { cookies } from './cookies.js';
import { dfcGlobal } from './dfc-global.js';
import { eventos } from './eventos.js';
import { faq } from './faq.js';
import type { PageDescription } from './field.js';
import { formParcerias } from './form-parcerias.js';
import { formVoluntariado } from './form-voluntariado.js';
import { formacoes } from './formacoes.js';
import { imprensa } from './imprensa.js';
import { inicioOportunidades } from './inicio-oportunidades.js';
import { inicio } from './inicio.js';
import { material } from './material.js';
import { newsletter } from './newsletter.js';
import { oportunidades } from './oportunidades.js';
import { prazosResposta } from './prazos-resposta.js';
import { privacidade } from './privacidade.js';
import { projetos } from './projetos.js';
import { relatorios } from './relatorios.js';
import { salaDeImprensa } from './sala-de-imprensa.js';
import { servicos } from './servicos.js';
import { sessoes } from './sessoes.js';
import { voluntariado } from './voluntariado.js';

/** Every page of the site with words of its own, in the order of its menu; who the association is comes first. */
export const pages: readonly PageDescription[] = [
  associacao,
  inicio,
  dfcGlobal,
  eventos,
  imprensa,
  salaDeImprensa,
  newsletter,
  relatorios,
  concursoAnual,
  concursoAnualForm,
  projetos,
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
