export const newsletter = {
  title: 'Newsletter',
  lead: 'As histórias dos alunos, as datas que importam e as portas que se abrem, no seu e-mail.',
  description: 'Subscreva a newsletter da DFC Portugal.',
  formTitle: 'Subscrever',
  points: [
    'Só escrevemos quando há alguma coisa para contar.',
    'Pedimos-lhe que confirme o endereço antes do primeiro envio.',
    'Pode deixar de receber quando quiser, pela ligação que lhe enviamos.',
  ],
} as const;
