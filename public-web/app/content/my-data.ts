import { periods } from '@contract/periods';

export const myData = {
  ask: {
    title: 'Os meus dados',
    lead: 'Veja o que guardamos sobre si, leve uma cópia, corrija o que estiver errado ou apague tudo.',
    description: 'Peça uma ligação para ver, corrigir ou apagar os dados que a DFC Portugal guarda sobre si.',
    formTitle: 'Pedir a ligação',
    steps: [
      'Escreva o seu e-mail. A resposta é sempre a mesma: por aqui, ninguém fica a saber se temos dados seus.',
      `A ligação, válida durante ${periods.ownDataMinutes} minutos, vai só para esse endereço.`,
      'Na página que se abre, vê tudo o que guardamos com esse endereço e decide o que fazer.',
    ],
  },
  held: {
    title: 'Os meus dados',
    lead: 'O que guardamos com o endereço {email}, a {when}.',
    description: 'Os dados que a DFC Portugal guarda sobre si.',
    listTitle: 'O que guardamos',
    nothing: 'Não guardamos nada com este endereço.',
    more: 'Há mais registos do que cabem aqui: estes são os primeiros.',
    attachment: 'Tem um documento em anexo, que é apagado com o registo.',
    takeAttachment: 'Descarregar o documento (PDF)',
    alsoOf: 'Guardado também com o endereço {addresses}.',
    download: 'Descarregar uma cópia (JSON)',
    print: 'Imprimir',
    correct: 'Corrigir',
  },
  erase: {
    title: 'Apagar tudo',
    text: 'Apaga para sempre tudo o que está acima, com os documentos, e cancela a newsletter.',
    receipt: 'Enviamos-lhe um recibo.',
    goes: 'O que é apagado',
    stays: 'O que fica, e porquê',
    request: 'Do que fica trata a equipa: fica registado um pedido seu, e respondemos no prazo de um mês.',
    shared: 'Há registos que também têm o endereço {addresses}: são apagados por inteiro.',
    outOfReach: 'Os e-mails que já lhe enviámos, ou que a equipa já recebeu, não os conseguimos apagar.',
  },
  erased: {
    title: 'O que foi feito',
    gone: 'Apagado',
    nothing: 'Não havia nada para apagar.',
    stayed: 'O que ficou, e porquê',
    over: 'Esta ligação deixou de funcionar.',
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
