import { type FormSpec, inboxList, personListColumns, PRIVACY_VERSION } from '../shared/submission.js';
import type { ContactoInputDto } from './contacto.dto.js';
import { Contacto } from './contacto.entity.js';

export const contactosForm: FormSpec<Contacto, ContactoInputDto> = {
  entity: Contacto,
  list: inboxList(Contacto, { ...personListColumns, assunto: { property: 'assunto', kind: 'text' } }),
  captcha: 'recaptcha',
  acceptance: ({ privacidade }) => privacidade,
  contents: ({ recaptcha: _solution, privacidade: _consent, ...contents }) => ({
    ...contents,
    privacidadeVersao: PRIVACY_VERSION,
  }),
  subject: ({ assunto }) => assunto,
  text: 'descricao',
  mail: {
    notice: ({ nome, email, assunto, descricao }) => ({
      subject: `Novo contacto: ${assunto}`,
      fields: { Nome: nome, 'E-mail': email, Assunto: assunto, Mensagem: descricao },
      replyTo: email,
    }),
    receipt: ({ nome, email }) => ({
      recipient: email,
      name: nome,
      subject: 'Recebemos a sua mensagem',
      text: 'Obrigado por nos escrever. A sua mensagem chegou bem.',
    }),
  },
};
