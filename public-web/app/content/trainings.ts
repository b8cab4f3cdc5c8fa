import { pedidoFormacaoInput } from '@contract/limits/pedido-formacao-input';
import { enquiryForm } from './forms/enquiry-form.ts';
import type { Enquiry } from './types/enquiry.ts';

const [approach, workshop] = pedidoFormacaoInput.tipo.enum;

export const trainings: Enquiry = {
  title: 'Formações',
  lead: 'Para professores e educadores que querem pôr os alunos a mudar o mundo e não sabem por onde começar.',
  description:
    'Formações da DFC Portugal para professores: Abordagem da Metodologia e Oficina DFC, presenciais ou online.',
  colour: 'partilhar',
  picture: 'study',
  offers: [
    {
      title: approach,
      where: 'Presencial ou online',
      text: 'Um primeiro encontro com o método: de onde vem, como funciona e o que muda numa turma que o usa.',
      points: ['Os quatro passos, um a um', 'Exemplos de projetos de alunos', 'Por onde começar na sua escola'],
    },
    {
      title: workshop,
      where: 'Presencial ou online',
      text: 'Uma oficina em que são os professores a fazer o percurso: sentem, imaginam, fazem e partilham um projeto seu.',
      points: [
        'Aprender a fazer, em pequenos grupos',
        'Ferramentas para usar logo na aula',
        'Acompanhamento depois da oficina',
      ],
    },
  ],
  formTitle: 'Pedir uma formação',
  formLead: 'Diga-nos para quem é e quando lhe dava jeito. Respondemos por e-mail.',
  form: enquiryForm(
    { id: 'formacao', endpoint: '/formacoes', limits: pedidoFormacaoInput },
    {
      name: 'tipo',
      label: 'Formação',
      kind: 'radio',
    },
  ),
};
