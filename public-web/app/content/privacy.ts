import type { Policy } from './types/policy.ts';
import { site } from './site.ts';

export const privacy: Policy = {
  title: 'Política de Privacidade',
  lead: 'Que dados lhe pedimos, o que fazemos com eles, por quanto tempo, e os direitos que tem.',
  description: 'Política de privacidade da DFC Portugal, em vigor desde 25 de julho de 2025.',
  effective: 'Em vigor desde 25 de julho de 2025.',
  sections: [
    {
      title: 'Quem é responsável pelos seus dados',
      paragraphs: [
        `A ${site.longName} é responsável pelo tratamento dos dados pessoais recolhidos neste site. Pode contactar-nos por e-mail (${site.email}) ou por correio (${site.address.join(', ')}).`,
      ],
    },
    {
      title: 'Que dados recolhemos',
      paragraphs: [
        'Recolhemos apenas os dados que nos dá nos formulários e os que são precisos para o site funcionar em segurança.',
      ],
      items: [
        'Formulário de contacto: nome, e-mail, assunto, mensagem e, se o juntar, um documento.',
        'Inscrição no Desafio Escolar: dados da escola e do adulto responsável, descrição do projeto e, se o juntar, um documento.',
        'Candidatura a voluntário: nome, idade, e-mail, telefone, ocupação, motivação e, se o juntar, o currículo.',
        'Propostas de parceria e pedidos de formação, sessão ou material: nome, e-mail e o texto que escrever.',
        'Newsletter: nome e e-mail.',
        'Registos técnicos de segurança: endereço IP, data e hora dos pedidos feitos ao site.',
      ],
    },
    {
      title: 'Para que os usamos e com que fundamento',
      table: {
        caption: 'Finalidades e fundamentos legais',
        head: ['Finalidade', 'Dados', 'Fundamento legal'],
        rows: [
          [
            'Responder a mensagens e pedidos',
            'Formulários de contacto, formação, sessão e material',
            'Diligências a pedido da própria pessoa e interesse legítimo em responder',
          ],
          [
            'Gerir a inscrição no Desafio Escolar',
            'Inscrição da escola',
            'Execução da participação pedida pela escola',
          ],
          [
            'Avaliar candidaturas a voluntário',
            'Candidatura e currículo',
            'Consentimento e diligências prévias a pedido do candidato',
          ],
          ['Tratar propostas de parceria', 'Formulário de parcerias', 'Diligências prévias a pedido da própria pessoa'],
          ['Enviar a newsletter', 'Nome e e-mail', 'Consentimento, que pode retirar quando quiser'],
          ['Conhecer o uso do site', 'Estatísticas de visita', 'Consentimento'],
          ['Proteger o site', 'Registos técnicos de segurança', 'Interesse legítimo na segurança do site'],
        ],
      },
    },
    {
      title: 'Com quem os partilhamos',
      paragraphs: [
        'Não vendemos nem cedemos dados a ninguém. Recorremos a fornecedores que tratam dados por nossa conta e segundo as nossas instruções: alojamento do site, envio de e-mail, verificação de que não é um robô (quando a caixa do formulário diz que é feita por outra entidade) e, com o seu consentimento, análise de visitas. Podemos ter de os comunicar a autoridades quando a lei o obriga.',
      ],
    },
    {
      title: 'Por quanto tempo os guardamos',
      table: {
        caption: 'Prazos de conservação',
        head: ['Dados', 'Prazo'],
        rows: [
          ['Formulários e os documentos juntos', '2 anos'],
          ['Newsletter', 'Até retirar o consentimento'],
          ['Estatísticas de visita', '26 meses'],
          ['Registos técnicos de segurança', '1 ano'],
        ],
      },
    },
    {
      title: 'Os seus direitos',
      paragraphs: ['Pode, a qualquer momento e sem custos:'],
      items: [
        'saber que dados seus temos e receber uma cópia;',
        'corrigir o que estiver errado;',
        'pedir que os apaguemos;',
        'limitar ou opor-se ao seu uso;',
        'levá-los consigo, num formato que outro serviço consiga ler;',
        'retirar o consentimento que deu, sem prejuízo do que foi feito antes.',
      ],
    },
    {
      title: 'Como os exercer',
      paragraphs: [
        `Escreva para ${site.email}. Respondemos no prazo de um mês.`,
        'Se entender que não tratámos bem os seus dados, pode apresentar queixa à Comissão Nacional de Proteção de Dados (www.cnpd.pt).',
      ],
    },
    {
      title: 'Como os protegemos',
      paragraphs: [
        'Os dados viajam cifrados, só são vistos por quem precisa deles para lhe responder e são apagados no fim do prazo. Os documentos que nos envia nunca ficam acessíveis ao público.',
      ],
    },
    {
      title: 'Alterações a esta política',
      paragraphs: ['Se esta política mudar, publicamos aqui a nova versão com a data em que entra em vigor.'],
    },
  ],
};
