import { type FormSpec, inboxList, personListColumns, PRIVACY_VERSION } from '../shared/submission.js';
import type { OportunidadeInputDto } from './oportunidade.dto.js';
import { Oportunidade } from './oportunidade.entity.js';

export const oportunidadesForm: FormSpec<Oportunidade, OportunidadeInputDto> = {
  entity: Oportunidade,
  list: inboxList(Oportunidade, {
    ...personListColumns,
    motivoContacto: { property: 'motivo', kind: 'code', thenBy: 'createdAt' },
  }),
  captcha: 'recaptcha',
  acceptance: ({ privacidade }) => privacidade,
  contents: ({ recaptcha: _solution, privacidade: _consent, ...contents }) => ({
    ...contents,
    newsletter: contents.newsletter ?? false,
    privacidadeVersao: PRIVACY_VERSION,
  }),
  subject: ({ motivo }) => `Proposta de parceria: ${motivo}`,
  text: 'descricao',
  mail: {
    notice: ({ nome, email, motivo, descricao }) => ({
      subject: `Nova proposta de parceria: ${motivo}`,
      fields: { Nome: nome, 'E-mail': email, Motivo: motivo, Descrição: descricao },
      replyTo: email,
    }),
    receipt: ({ nome, email, motivo }) => ({
      recipient: email,
      name: nome,
      chosen: { 'Motivo do contacto': motivo },
      subject: 'Recebemos a sua proposta',
      text: 'Obrigado pelo interesse em colaborar connosco. A sua proposta chegou bem.',
    }),
  },
};
