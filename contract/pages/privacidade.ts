import { list, longText, text } from './describe.js';
import { policyWords } from './describe-policy.js';

/** Its version that somebody saw goes into the ledger of consents: every text that is published is kept. */
const words = {
  lead: 'Que dados lhe pedimos, o que fazemos com eles, por quanto tempo, e os direitos que tem.',
  description: 'Política de privacidade da DFC Portugal, em vigor desde 25 de julho de 2025.',
  effective: 'Em vigor desde 25 de julho de 2025. Texto revisto em 28 de novembro de 2026.',
  sections: [
    {
      title: 'Quem é responsável pelos seus dados',
      paragraphs: [
        'A {longName} é responsável pelo tratamento dos dados pessoais recolhidos neste site. Pode contactar-nos por e-mail ({email}) ou por correio ({address}).',
      ],
    },
    {
      title: 'Que dados recolhemos',
      paragraphs: [
        'Recolhemos apenas os dados que nos dá, nos formulários ou quando nos escreve, e os que são precisos para provar o que nos disse e para manter o site seguro.',
      ],
      items: [
        'Formulário de contacto: nome, e-mail, assunto, mensagem e, se o juntar, um documento.',
        'Inscrição no Desafio Escolar: dados da escola e do adulto responsável, descrição do projeto e, se o juntar, um documento.',
        'Projeto no Desafio Escolar: textos, fotografias, vídeo e documento que a escola juntar. Se nas fotografias se reconhecerem crianças, a escola declara que tem a autorização dos encarregados de educação; só a escola e a nossa equipa as veem enquanto o projeto não for publicado.',
        'Mural de projetos: se a escola o aceitar, publicamos o projeto com o nome e o distrito da escola, depois de a nossa equipa o ver. Fica no site quando os outros dados da escola são apagados, até que a escola ou alguém que nele apareça nos peça para o retirar.',
        'Candidatura a voluntário: nome, idade, e-mail, telefone, ocupação, motivação e, se o juntar, o currículo. De quem tem menos de 18 anos, também o nome e o e-mail do encarregado de educação.',
        'Propostas de parceria: nome, e-mail, motivo do contacto, o texto que escrever e, se o juntar, um documento.',
        'Pedidos de formação, sessão ou material: nome, e-mail e o texto que escrever.',
        'Newsletter: nome e e-mail.',
        'Prova do que aceitou: que versão deste texto viu, em que formulário e quando. Não guardamos aí o seu endereço de e-mail, mas uma impressão digital dele, que só se encontra a partir do próprio endereço.',
        'Registos de segurança: quem entra no painel de administração, o que lá faz, quando e a partir de que rede. De quem visita o site não os há: o endereço IP serve só para travar pedidos em excesso, fica na memória o tempo de os contar (um dia, no máximo) e não é escrito em lado nenhum.',
      ],
    },
    {
      title: 'Para que os usamos e com que fundamento',
      paragraphs: ['{finalidades}'],
    },
    {
      title: 'Com quem os partilhamos',
      paragraphs: [
        'Não vendemos nem cedemos dados a ninguém. O aviso que recebemos de cada formulário chega à caixa de correio da associação. Recorremos a fornecedores que tratam dados por nossa conta e segundo as nossas instruções: alojamento do site, envio de e-mail, verificação de que não é um robô (quando a caixa do formulário diz que é feita por outra entidade) e, com o seu consentimento, análise de visitas (que neste momento não fazemos). Podemos ter de os comunicar a autoridades quando a lei o obriga.',
      ],
    },
    {
      title: 'Por quanto tempo os guardamos',
      paragraphs: ['{prazos}'],
    },
    {
      title: 'Quando apagamos',
      paragraphs: [
        'No fim do prazo, ou quando nos pede, apagamos o registo inteiro: o que escreveu, os documentos que juntou, o que serve para o encontrar e os e-mails sobre ele que ainda não saíram. Um registo só fica para além do prazo se for preciso guardá-lo por uma razão concreta, que fica escrita com a data até à qual se guarda.',
        'Não conseguimos apagar os e-mails que já lhe chegaram. Se nos pedir que apaguemos os seus dados, apagamos também os que estão na nossa caixa de correio.',
      ],
    },
    {
      title: 'Menores de idade',
      paragraphs: [
        'Quem tem menos de 18 anos e se candidata a voluntário indica um encarregado de educação, para que saiba da candidatura e de como se pode opor. Quem tem menos de 13 anos não pode usar o formulário: pedimos que um adulto nos escreva.',
        'Uma fotografia que marcámos por ter menores identificáveis só é mostrada neste site enquanto houver uma autorização registada e em vigor. Quem o desejar pode pedir-nos que retiremos uma fotografia: quando a retiramos, deixa de ser mostrada em todo o site.',
      ],
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
        'Em «Os meus dados» pede a ligação com que vê, descarrega, corrige ou apaga o que guardamos sob o seu e-mail.',
        'Se a ligação não lhe chegar, e para tudo o resto, escreva para {email}. Respondemos no prazo de um mês.',
        'Se entender que não tratámos bem os seus dados, pode apresentar queixa à Comissão Nacional de Proteção de Dados (www.cnpd.pt).',
        '{os-meus-dados}',
      ],
    },
    {
      title: 'Como os protegemos',
      paragraphs: [
        'Entre o seu navegador e o site os dados viajam cifrados. No painel só são vistos por administradores, e fica registado quem abre um documento. Os documentos que nos envia são guardados sob um nome que nada diz de si e nunca ficam acessíveis ao público.',
      ],
    },
    {
      title: 'Alterações a esta política',
      paragraphs: [
        'Se esta política mudar, publicamos aqui a nova versão com a data em que foi revista. Guardamos as versões anteriores e sabemos qual viu quem nos enviou um formulário.',
      ],
    },
  ],
};

export const privacidade = {
  chave: 'privacidade',
  nome: 'Política de Privacidade',
  resumo: 'Que dados se pedem e para quê. Os prazos que lá se leem são os que o sistema cumpre.',
  caminhos: ['/privacidade'],
  fields: {
    ...policyWords(
      words,
      'Num parágrafo só seu, «{finalidades}» é o quadro das finalidades, «{prazos}» o dos prazos que o sistema cumpre e «{os-meus-dados}» os botões para essa página e para cancelar a newsletter.',
    ),
    purposes: list(
      'Finalidades e fundamentos legais',
      'Finalidade',
      {
        purpose: text('Finalidade'),
        data: text('Dados'),
        basis: longText('Fundamento legal', '', { max: 300 }),
      },
      [
        {
          purpose: 'Responder a mensagens e pedidos',
          data: 'Formulários de contacto, formação, sessão e material',
          basis: 'Diligências a pedido da própria pessoa e interesse legítimo em responder',
        },
        {
          purpose: 'Gerir a inscrição no Desafio Escolar',
          data: 'Inscrição da escola e projeto',
          basis: 'Execução da participação pedida pela escola',
        },
        {
          purpose: 'Mostrar projetos no mural do site',
          data: 'Projeto, nome e distrito da escola',
          basis:
            'Autorização da escola, que a pode retirar; nas fotografias com crianças, a dos encarregados de educação',
        },
        {
          purpose: 'Lembrar o fim das inscrições, uma vez, a quem participou na edição anterior do Desafio Escolar',
          data: 'Inscrição da escola',
          basis: 'Interesse legítimo em convidar quem já participou; pode opor-se quando quiser',
        },
        {
          purpose: 'Avaliar candidaturas a voluntário',
          data: 'Candidatura e currículo',
          basis: 'Consentimento e diligências prévias a pedido do candidato',
        },
        {
          purpose: 'Tratar propostas de parceria',
          data: 'Formulário de parcerias',
          basis: 'Diligências prévias a pedido da própria pessoa',
        },
        {
          purpose: 'Enviar a newsletter',
          data: 'Nome e e-mail',
          basis: 'Consentimento, que pode retirar quando quiser',
        },
        { purpose: 'Conhecer o uso do site', data: 'Estatísticas de visita', basis: 'Consentimento' },
        { purpose: 'Provar o consentimento', data: 'Prova do que aceitou', basis: 'Obrigação legal de o demonstrar' },
        { purpose: 'Proteger o site', data: 'Registos de segurança', basis: 'Interesse legítimo na segurança do site' },
      ],
      { min: 1, max: 20 },
    ),
  },
} as const;
