import { formatted, group, headWords, image, list, longText, text } from './describe.js';

export const salaDeImprensa = {
  chave: 'sala-de-imprensa',
  nome: 'Sala de imprensa',
  resumo:
    'Para jornalistas: com quem falar, textos para citar, logótipos e fotografias. Os números são os da Associação.',
  caminhos: ['/imprensa/sala-de-imprensa'],
  fields: {
    ...headWords(
      'Tudo o que é preciso para escrever sobre crianças e jovens que mudam o que os incomoda. Pode usar os textos e os logótipos desta página.',
      'Para jornalistas: contacto, textos para citar, números, logótipos e fotografias da DFC Portugal.',
    ),
    contact: group('Contacto para a imprensa', {
      name: text('Nome', '', { optional: true, hint: 'Quem atende jornalistas. Sem ele, fica o nome da associação.' }),
      phone: text('Telefone', '', {
        max: 24,
        optional: true,
        format: 'telefone',
        hint: 'Sem ele, fica o primeiro da associação.',
      }),
      email: text('E-mail', '', { max: 254, optional: true, format: 'email', hint: 'Sem ele, fica o da associação.' }),
      text: longText(
        'Texto',
        'Precisa de uma história, de um número ou de uma escola para visitar? Telefone ou escreva, e diga para quando precisa.',
        { max: 300 },
      ),
    }),
    about: group('Sobre a DFC Portugal', {
      short: longText(
        'Versão curta',
        'A Design for Change Portugal leva às escolas portuguesas um método de quatro passos — Sentir, Imaginar, Fazer, Partilhar — com que crianças e jovens transformam o que os rodeia. Faz parte de um movimento que nasceu na Índia em 2009.',
      ),
      long: formatted('Versão longa', [
        'A Design for Change Portugal representa em Portugal, desde 2011, um movimento mundial de crianças e jovens que nasceu na Índia em 2009 e chega hoje a mais de 70 países.',
        'O método vem do design thinking e tem quatro passos: Sentir, Imaginar, Fazer, Partilhar. A turma escolhe um problema que a incomoda, imagina como podia ser, põe uma ideia em prática e conta a outros como fez.',
        'Todos os anos, o Desafio Escolar convida escolas públicas e privadas a fazer este caminho. A associação acompanha-as com formações para professores, sessões com alunos e material pedagógico, e o ano acaba num festival em que os alunos mostram o que mudaram.',
      ]),
    }),
    logos: list(
      'Outros logótipos',
      'Logótipo',
      { label: text('Nome', '', { max: 60 }), image: image('Imagem', 'Para descarregar.') },
      [],
      { max: 8, hint: 'Os da DFC Portugal já lá estão.' },
    ),
    photos: group('Fotografias', {
      lead: longText('Introdução', 'Para notícias sobre a DFC Portugal, sempre com o crédito indicado.', { max: 200 }),
      items: list(
        'Fotografias',
        'Fotografia',
        {
          image: image('Imagem', 'Para descarregar, no tamanho em que foi carregada.'),
          caption: text('Legenda', '', { max: 200, hint: 'Quem ou o que se vê, onde e quando.' }),
          credit: text('Crédito', '', {
            max: 80,
            optional: true,
            hint: 'Quem fotografou. Sem ele, fica o crédito que a imagem tem em «Upload».',
          }),
        },
        [],
        { hint: 'Sem nenhuma, esta parte não aparece.' },
      ),
    }),
  },
} as const;
