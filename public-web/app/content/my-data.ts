import { periods } from '@contract/periods';

export const myData = {
  ask: {
    title: 'Os meus dados',
    lead: 'Veja o que guardamos sobre si, leve uma cópia, corrija o que estiver errado ou apague tudo.',
    description: 'Peça uma ligação para ver, corrigir ou apagar os dados que a DFC Portugal guarda sobre si.',
    formTitle: 'Pedir a ligação',
    steps: [
      'Escreva o seu e-mail. A resposta é a mesma, guardemos ou não dados seus: ninguém fica a saber por aqui.',
      `A ligação, válida durante ${periods.ownDataMinutes} minutos, vai só para esse endereço.`,
      'Na página que se abre, vê tudo o que guardamos sob esse endereço e decide o que fazer.',
    ],
  },
  held: {
    title: 'Os meus dados',
    lead: 'O que guardamos sob {email}.',
    description: 'Os dados que a DFC Portugal guarda sobre si.',
    listTitle: 'O que guardamos',
    nothing: 'Não guardamos nada sob este endereço.',
    more: 'Há mais registos do que os que aqui cabem: mostram-se os primeiros.',
    attachment: 'Tem um documento anexo, que vai com o registo quando é apagado.',
    takeAttachment: 'Descarregar o documento (PDF)',
    alsoOf: 'Guardado também sob {addresses}.',
    download: 'Descarregar uma cópia (JSON)',
    correct: 'Corrigir',
  },
  erase: {
    title: 'Apagar tudo',
    text: 'Apaga para sempre tudo o que está acima, com os documentos, e cancela a newsletter.',
    receipt: 'Enviamos-lhe um recibo.',
    goes: 'É apagado',
    stays: 'Fica, e porquê',
    shared: 'Há registos que também estão sob {addresses}: são apagados inteiros.',
    outOfReach: 'Os e-mails que já lhe entregámos, ou que a equipa já recebeu, estão fora do nosso alcance.',
  },
  erased: {
    title: 'O que foi feito',
    gone: 'Apagado',
    nothing: 'Não havia nada para apagar.',
    stayed: 'Ficou, e porquê',
    over: 'Esta ligação já não abre mais nada.',
  },
  gone: {
    title: 'Esta ligação já não é válida',
    text: `A ligação expirou ao fim de ${periods.ownDataMinutes} minutos, ou já foi usada para apagar os seus dados.`,
  },
  unknown: {
    title: 'Ligação não encontrada',
    text: 'Confirme se a ligação está completa, como vinha no e-mail.',
  },
  again: 'Pedir outra ligação',
} as const;
