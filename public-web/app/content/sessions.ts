import { pedidoSessaoInput } from '@contract/limits/pedido-sessao-input';
import { enquiryForm } from './forms/enquiry-form.ts';
import type { Enquiry } from './types/enquiry.ts';

const [start, followUp] = pedidoSessaoInput.tipo.enum;

export const sessions: Enquiry = {
  title: 'Sessões com Alunos',
  lead: 'Vamos à escola, sentamo-nos no chão com a turma e ajudamos o projeto a andar.',
  description: 'Sessões presenciais da DFC Portugal com alunos: Arranque do Projeto e Acompanhamento do Projeto.',
  colour: 'partilhar',
  picture: 'school',
  offers: [
    {
      title: start,
      where: 'Presencial',
      text: 'A primeira sessão com a turma: conhecer o método e sair com um problema escolhido por todos.',
      points: ['Jogos para observar e escutar', 'Escolha do problema', 'Primeiros passos combinados'],
    },
    {
      title: followUp,
      where: 'Presencial',
      text: 'Para turmas que já começaram e querem um empurrão: desatar nós, escolher ideias, preparar a partilha.',
      points: ['Ponto da situação com os alunos', 'Ajuda no passo em que estão', 'Preparação da história a contar'],
    },
  ],
  formTitle: 'Pedir uma sessão',
  formLead: 'Diga-nos a escola, o ano e o tamanho da turma. Respondemos por e-mail.',
  form: enquiryForm(
    { id: 'sessao', endpoint: '/sessoes', limits: pedidoSessaoInput },
    {
      name: 'tipo',
      label: 'Sessão',
      kind: 'radio',
    },
  ),
};
