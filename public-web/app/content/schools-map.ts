import type { District } from '@contract/districts';

export const schoolsMap = {
  title: 'Escolas de todo o país',
  byDistrict: 'Escolas por distrito',
  map: 'Mapa de Portugal',
  legend: 'Escolas em cada distrito',
  list: 'Distritos com escolas',
  none: 'Nenhuma',
  figures: 'Os números desta edição',
  lead: (first: string, isOnly: boolean) =>
    isOnly
      ? `As escolas da edição ${first} do Desafio Escolar, por distrito.`
      : `As escolas do Desafio Escolar desde a edição ${first}, por distrito. Uma escola conta uma vez em cada edição.`,
  toWall: 'Escolha um distrito para conhecer os seus projetos.',
} as const;

/** The wall of projects with those of a district alone. */
export const wallOf = (district: District): string => `/projetos?${new URLSearchParams({ distrito: district })}`;
