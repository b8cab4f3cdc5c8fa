import type { FieldDefinition, FormDefinition } from '../types/form.ts';
import { email } from './fields/email.ts';
import { nome } from './fields/nome.ts';
import { privacyLink } from './fields/privacidade.ts';
import { SENT_AFTER_MS } from './sent-after.ts';

type Sent = NonNullable<FormDefinition['sent']>;

/** One of the three forms that ask for a service; `first` are the questions that only this one has. */
export function enquiryForm(
  { id, endpoint, limits, resource }: Pick<FormDefinition, 'id' | 'endpoint' | 'limits'> & Pick<Sent, 'resource'>,
  ...first: FieldDefinition[]
): FormDefinition {
  return {
    id,
    endpoint,
    encoding: 'json',
    captcha: 'silent',
    kept: true,
    screened: true,
    texts: ['privacidade'],
    notice: { text: 'Usamos o que escrever apenas para tratar do seu pedido.', link: privacyLink },
    limits,
    fields: [
      ...first,
      nome,
      email,
      { name: 'mensagem', label: 'Mensagem', kind: 'textarea', required: 'Escreva a sua mensagem.' },
    ],
    submit: { idle: 'Enviar pedido', busy: 'A enviar o pedido…' },
    messages: {
      invalid: 'Há respostas por corrigir',
      incomplete: 'Por favor preencha todos os campos.',
      success: 'Mensagem enviada com sucesso!',
      failure: 'Erro ao enviar a mensagem.',
      network: 'Erro ao conectar com o servidor.',
    },
    sent: { to: `${endpoint}/obrigado`, afterMs: SENT_AFTER_MS, resource },
  };
}
