import type { I18nProvider, TranslationMessages } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';

type Some<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string ? string : Some<Messages[Key]>;
};

/** React-admin's own texts in European Portuguese, of those of its parts that are used. */
const raMessages: Some<TranslationMessages['ra']> = {
  action: {
    add: 'Adicionar',
    bulk_actions: '1 selecionado |||| %{smart_count} selecionados',
    cancel: 'Cancelar',
    clear_array_input: 'Limpar a lista',
    clear_input_value: 'Limpar o valor',
    confirm: 'Confirmar',
    delete: 'Eliminar',
    refresh: 'Recarregar',
    remove: 'Remover',
    reset: 'Repor',
    search: 'Pesquisar',
    search_columns: 'Pesquisar colunas',
    select_all: 'Selecionar tudo',
    select_all_button: 'Selecionar tudo',
    select_row: 'Selecionar esta linha',
    sort: 'Ordenar',
    undo: 'Anular',
    unselect: 'Anular a seleção',
    expand: 'Expandir',
    close: 'Fechar',
    move_up: 'Mover para cima',
    move_down: 'Mover para baixo',
    toggle_theme: 'Alternar entre tema claro e escuro',
    select_columns: 'Colunas',
  },
  page: { error: 'Algo correu mal', list: '%{name}', loading: 'A carregar' },
  input: {
    references: {
      all_missing: 'Não foi possível encontrar os dados relacionados.',
      many_missing: 'Pelo menos um dos dados relacionados já não está disponível.',
      single_missing: 'O dado relacionado já não está disponível.',
    },
    password: { toggle_visible: 'Esconder a palavra-passe', toggle_hidden: 'Mostrar a palavra-passe' },
  },
  message: {
    bulk_delete_content:
      'Tem a certeza de que quer eliminar este registo? Esta ação não pode ser desfeita. |||| Tem a certeza de que quer eliminar estes %{smart_count} registos? Esta ação não pode ser desfeita.',
    bulk_delete_title: 'Confirmar Eliminação',
    clear_array_input: 'Tem a certeza de que quer limpar a lista toda?',
    error: 'Ocorreu um erro e o pedido não pôde ser concluído.',
    invalid_form: 'O formulário tem erros. Verifique os campos assinalados.',
    loading: 'Aguarde, por favor',
    select_all_limit_reached:
      'Há demasiados registos para selecionar todos. Só foram selecionados os primeiros %{max}.',
  },
  navigation: {
    no_results: 'Nenhum resultado encontrado.',
    no_filtered_results: 'Nenhum resultado corresponde aos filtros.',
    clear_filters: 'Limpar filtros',
    page_out_of_boundaries: 'A página %{page} não existe',
    page_range_info: '%{offsetBegin}-%{offsetEnd} de %{total}',
    partial_page_range_info: '%{offsetBegin}-%{offsetEnd} de mais de %{offsetEnd}',
    page_rows_per_page: 'Linhas por página:',
    current_page: 'Página %{page}',
    page: 'Ir para a página %{page}',
    first: 'Ir para a primeira página',
    last: 'Ir para a última página',
    next: 'Ir para a página seguinte',
    previous: 'Ir para a página anterior',
  },
  sort: { sort_by: 'Ordenar por %{field_lower_first} %{order}', ASC: 'ascendente', DESC: 'descendente' },
  notification: {
    deleted: 'Registo eliminado |||| %{smart_count} registos eliminados',
    http_error: 'Erro de comunicação com o servidor',
    logged_out: 'A sua sessão terminou. Entre novamente.',
    not_authorized: 'Não tem permissão para aceder a este recurso.',
    offline: 'Sem ligação. Não foi possível ler os dados.',
  },
  validation: {
    required: 'Campo obrigatório',
    maxLength: 'Deve ter no máximo %{max} caracteres',
    minValue: 'Deve ser pelo menos %{min}',
    maxValue: 'Deve ser no máximo %{max}',
  },
};

/**
 * European Portuguese, the only language of the back office; a text that is no key is shown as it is.
 * @param resources how each resource is called, by its name
 */
export function createI18nProvider(resources: Readonly<Record<string, { readonly name: string }>>): I18nProvider {
  return polyglotI18nProvider(() => ({ ra: raMessages, resources }) as TranslationMessages, 'pt-PT', {
    allowMissing: true,
  });
}
