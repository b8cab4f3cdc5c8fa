import type { EntityManager } from 'typeorm';
import { identity } from '../../content/paginas/identity.js';
import { periods } from '../../../contract/periods.js';
import type { SenderReceipt } from '../shared/form-mail.js';
import type { Candidatura } from './candidatura.entity.js';
import { makeGuardianLink } from './guardian-links.js';

/** To the guardian whom a young applicant named. Nothing of what was typed stands in it: the address may be anybody's. */
export async function guardianMail(
  { id, emailEncarregado }: Candidatura,
  manager: EntityManager,
  siteUrl: string,
): Promise<SenderReceipt | undefined> {
  if (emailEncarregado === null) return undefined;
  const { email } = await identity(manager);
  const link = `${siteUrl}/encarregado/${await makeGuardianLink(manager, id)}`;
  return {
    recipient: emailEncarregado,
    subject: 'Uma pessoa menor de idade candidatou-se a voluntariado',
    text: [
      'Alguém com menos de 18 anos candidatou-se a voluntariado na DFC Portugal e indicou este endereço como sendo o do seu encarregado de educação.',
      `Nesta página vê quem foi e, se não concorda, opõe-se: apagamos a candidatura, com tudo o que veio com ela.\n${link}`,
      `A ligação é válida durante ${periods.guardianDays} dias, ou até a candidatura ser apagada. Não a reencaminhe: quem a tiver pode apagar a candidatura. Se concorda, não tem de fazer nada.`,
      `Se preferir, escreva-nos deste endereço para ${email} a dizer que se opõe; fazemos o mesmo. Pode também pedir-nos que lhe mostremos o que nos foi enviado.`,
    ].join('\n\n'),
    stranger:
      'Se não é encarregado de educação de ninguém que se tenha candidatado, alguém se enganou no endereço: escreva-nos e apagamo-lo.',
  };
}
