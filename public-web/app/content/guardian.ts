import { periods } from '@contract/periods';

/** The texts that the guardian of a young applicant reads behind the link that was mailed to them. */
export const guardian = {
  title: 'Candidatura a voluntariado',
  lead: '{quem} candidatou-se a voluntariado na DFC Portugal a {quando} e deu-nos o seu e-mail como sendo o do encarregado de educação.',
  description: 'Para encarregados de educação: como se opor a uma candidatura a voluntariado.',
  agree: {
    title: 'Se concorda',
    text: 'Não tem de fazer nada. Não usamos o seu nome nem o seu e-mail para mais nada.',
  },
  object: {
    title: 'Se não concorda',
    text: 'Apagamos para sempre a candidatura, com o que veio com ela. Os e-mails que já enviámos, ou que a equipa já recebeu, não os conseguimos apagar.',
    receipts: 'Enviamos um recibo a si e outro a quem se candidatou.',
    held: 'Pode opor-se na mesma: fica registado, e respondemos-lhe no prazo de um mês.',
    write:
      'Se preferir, escreva para {email}, a partir do endereço em que recebeu esta ligação: fazemos o mesmo, e pode pedir-nos que lhe mostremos o que nos foi enviado.',
    until: `A ligação é válida até {valeAte}, ${periods.guardianDays} dias depois de ser enviada.`,
  },
  done: {
    title: 'A candidatura foi apagada',
    receipts: 'Enviámos um recibo para o seu e-mail, e outro a quem se candidatou.',
    text: 'Esta ligação deixou de funcionar.',
  },
  over: {
    title: 'Esta ligação já não é válida',
    text: `A candidatura já foi apagada, passaram os ${periods.guardianDays} dias em que a ligação era válida, ou o endereço não está completo. Se quiser opor-se a uma candidatura, escreva-nos: fazemo-lo por si.`,
    action: 'Contactos',
  },
} as const;
