import { UsedCaptcha } from '../captcha/used-captcha.entity.js';
import { Receipt } from '../common/submissions/receipt.entity.js';
import { Contacto } from '../contactos/contacto.entity.js';
import { Convite } from '../convites/convite.entity.js';
import { Membro } from '../equipa/membro.entity.js';
import { Evento } from '../eventos/evento.entity.js';
import { Artigo } from '../imprensa/artigo.entity.js';
import { Material } from '../materiais/material.entity.js';
import { Relatorio } from '../relatorios/relatorio.entity.js';
import { Ficheiro } from '../ficheiros/ficheiro.entity.js';
import { Inscricao } from '../festival/inscricao.entity.js';
import { PedidoFormacao } from '../formacoes/pedido-formacao.entity.js';
import { Oportunidade } from '../oportunidades/oportunidade.entity.js';
import { PedidoMaterial } from '../pedidos-material/pedido-material.entity.js';
import { PedidoSessao } from '../sessoes/pedido-sessao.entity.js';
import { Task } from '../housekeeping/task.entity.js';
import { OutgoingMail } from '../mail/outgoing-mail.entity.js';
import { Ligacao } from '../newsletter/ligacao.entity.js';
import { Subscritor } from '../newsletter/subscritor.entity.js';
import { KnownAddress } from '../users/known-address.entity.js';
import { User } from '../users/user.entity.js';
import { Candidatura } from '../voluntariado/candidatura.entity.js';
import { SearchTerm } from './search/search-term.entity.js';

/** Every table. */
export const entities = [
  User,
  KnownAddress,
  Evento,
  Artigo,
  Membro,
  Material,
  Relatorio,
  Convite,
  Contacto,
  Ficheiro,
  Receipt,
  UsedCaptcha,
  SearchTerm,
  Inscricao,
  Candidatura,
  Oportunidade,
  PedidoFormacao,
  PedidoSessao,
  PedidoMaterial,
  OutgoingMail,
  Subscritor,
  Ligacao,
  Task,
];
