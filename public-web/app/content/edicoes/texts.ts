export const edicaoTexts = {
  titlePrefix: 'Desafio Escolar',
  back: 'Voltar',
  sample: 'Conteúdo de exemplo: os projetos desta edição serão publicados aqui.',
  awards: 'Projetos distinguidos',
  thanks: 'Obrigado a todas as escolas',
  sponsor: 'Patrocínio:',
  projects: 'Consulte todos os projetos participantes:',
  missing: 'De momento não é possível mostrar as edições anteriores. Tente novamente daqui a pouco.',
  watch: 'Ver Projeto',
  video: 'Ver o vídeo do festival',
  provisional: 'Imagem provisória: o vídeo do festival será publicado aqui.',
} as const;
