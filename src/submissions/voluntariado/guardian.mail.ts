import { association } from '../../platform/association.js';
import type { SenderReceipt } from '../shared/form-mail.js';
import type { Candidatura } from './candidatura.entity.js';

/** To the guardian whom a young applicant named. Nothing of what was typed stands in it: the address may be anybody's. */
export function guardianMail({ emailEncarregado }: Candidatura): SenderReceipt | undefined {
  if (emailEncarregado === null) return undefined;
  return {
    recipient: emailEncarregado,
    subject: 'Uma pessoa menor de idade candidatou-se a voluntariado',
    text: [
      'Alguém com menos de 18 anos candidatou-se a voluntariado na DFC Portugal e indicou este endereço como sendo o do seu encarregado de educação.',
      `Se concorda, não tem de fazer nada. Se não concorda, escreva-nos deste endereço para ${association.email} a dizer que se opõe: apagamos a candidatura, com tudo o que veio com ela. Pode também pedir-nos que lhe mostremos o que nos foi enviado.`,
    ].join('\n\n'),
    stranger:
      'Se não é encarregado de educação de ninguém que se tenha candidatado, alguém se enganou no endereço: escreva-nos e apagamo-lo.',
  };
}
